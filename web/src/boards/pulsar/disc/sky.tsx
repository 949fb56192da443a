// The sky behind the whole page: one bitmap, painted once for a theme.

import { useEffect, useRef } from "preact/hooks";
import { withTheme } from "../../theme";
import { DARK, LIGHT, paintSky } from "./sky-paint";

/** Finer than this nobody sees, and it takes long to paint. */
const MOST = 2200;

/** Put the sky behind everything for as long as the board is there. It is kept outside of the board, whose own layers
 * would hold it in. */
export function Sky() {
  useEffect(() => {
    const canvas = document.createElement("canvas");
    canvas.className = "p-sky";
    canvas.setAttribute("aria-hidden", "true");
    document.body.prepend(canvas);
    const stop = withTheme((isLight) => paintSky(sized(canvas), isLight ? LIGHT : DARK));
    return () => {
      stop();
      canvas.remove();
    };
  }, []);
  return null;
}

/** As large as the screen, so that a larger window needs no other picture. */
function sized(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const [width, height] = [Math.max(320, innerWidth), Math.max(320, innerHeight)];
  const fine = Math.min(devicePixelRatio || 1, MOST / Math.max(width, height));
  canvas.width = Math.round(width * fine);
  canvas.height = Math.round(height * fine);
  return canvas;
}

/** Space seen through the glass where the page around it is light: there the window has a sky of its own. */
export function Window() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(
    () =>
      withTheme((isLight) => {
        if (!canvas.current || !isLight) return;
        canvas.current.width = canvas.current.height = WINDOW;
        paintSky(canvas.current, { ...DARK, giant: null });
      }),
    [],
  );
  return <canvas ref={canvas} class="p-window-sky" aria-hidden="true" />;
}

const WINDOW = 700;
