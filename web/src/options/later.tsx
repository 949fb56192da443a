// A picker that is fetched when somebody looks at it, since it draws what else only a board needs.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { PickerProps } from "./pickers";

type Loader = () => Promise<ComponentType<PickerProps>>;

export function later(load: Loader): ComponentType<PickerProps> {
  return function Later(props: PickerProps) {
    const [found, setFound] = useState<{ Picker: ComponentType<PickerProps> } | null>(null);
    useEffect(() => {
      load().then(
        (Picker) => setFound({ Picker }),
        (error) => console.error(error),
      );
    }, []);
    return found && <found.Picker {...props} />;
  };
}
