// What stands somewhere on the page, told to the root, so that styles elsewhere can rest on it. `:has()` of something
// that holds a board would cost far more: browsers find the styles of all that is in it anew whenever anything is
// added or taken away.

import { useLayoutEffect } from "preact/hooks";

/** As long as this is shown, `data-<name>` of the root has that value; nothing has none. */
export function useRootMark(name: string, value: string | false): void {
  useLayoutEffect(() => {
    if (value === false) return;
    const attribute = `data-${name}`;
    const root = document.documentElement;
    root.setAttribute(attribute, value);
    return () => root.removeAttribute(attribute);
  }, [name, value]);
}
