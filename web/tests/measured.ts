// Elements have no size in these tests, unless one is given to all of them.

import { vi } from "vitest";

/** Every element is so large, until `vi.restoreAllMocks` and `vi.unstubAllGlobals`. */
export function measuredAs(width: number, height: number): void {
  const idle = () => {};
  vi.stubGlobal("ResizeObserver", function Observer() {
    return { observe: idle, disconnect: idle };
  });
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
}
