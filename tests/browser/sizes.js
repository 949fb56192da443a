// What is wrong with the layout of the page as it stands, as sentences: too wide, cut off, covered, too small.
// `least` is the smallest side of what can be pressed, `leastText` the smallest size of text, both in px.
({ least, leastText }) => {
  const root = document.documentElement;
  const width = root.clientWidth;
  const height = root.clientHeight;
  const found = new Map();
  const tell = (kind, element, detail) => {
    const line = `${kind} ${nameOf(element)}`;
    if (!found.has(line)) found.set(line, detail);
  };

  const style = (element) => getComputedStyle(element);
  const frames = new Map();

  /** How an element treats what is larger than itself; each is asked once, as texts have their ancestors in common. */
  function frameOf(element) {
    if (!frames.has(element)) {
      const { overflowX, overflowY, position } = style(element);
      const ways = [overflowX, overflowY];
      const isPage = element === root || element === document.body || element.localName === "svg";
      frames.set(element, {
        isFixed: position === "fixed",
        clips: !isPage && ways.some((way) => way !== "visible"),
        scrolls: ways.some((way) => way === "auto" || way === "scroll"),
      });
    }
    return frames.get(element);
  }

  function nameOf(element) {
    const own = (one) => {
      const classes = [...one.classList].filter((name) => !/^\d/.test(name)).map((name) => `.${name}`);
      return one.localName + (one.id ? `#${one.id}` : "") + classes.join("");
    };
    const named = element.parentElement?.closest("[class]:not([class=''])");
    return named ? `${own(named)} ${own(element)}` : own(element);
  }

  function isHidden(element) {
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return true;
    return element.closest(".hidden, [hidden], .skip, dialog:not([open])") !== null;
  }

  /** The part of a box that its ancestors let through; null if nothing; `cut` says that one of them can't scroll. */
  function shownPart(box, element) {
    const part = { left: box.left, top: box.top, right: box.right, bottom: box.bottom, cut: null };
    let { isFixed } = frameOf(element);
    for (let up = element.parentElement; up && !isFixed; up = up.parentElement) {
      const { clips, scrolls } = frameOf(up);
      isFixed = frameOf(up).isFixed;
      if (!clips) continue;
      const frame = up.getBoundingClientRect();
      const slack = scrolls ? Infinity : 2;
      const over = Math.max(frame.left - box.left, box.right - frame.right, frame.top - box.top, box.bottom - frame.bottom);
      if (over > slack && !part.cut) part.cut = up;
      part.left = Math.max(part.left, frame.left);
      part.right = Math.min(part.right, frame.right);
      part.top = Math.max(part.top, frame.top);
      part.bottom = Math.min(part.bottom, frame.bottom);
      if (scrolls) return part.right - part.left > 1 && part.bottom - part.top > 1 ? part : null;
    }
    return part;
  }

  // Sideways: the page is wider than the screen, or something sticks out of it.
  if (root.scrollWidth > width) tell("wide", root, `${root.scrollWidth} > ${width}`);

  // Texts: each line of each text node.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || isHidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    checkText(element, box);
  }

  function checkText(element, box) {
    const part = shownPart(box, element);
    if (!part) return;
    const sized = element.closest("svg") ? svgSize(element) : parseFloat(style(element).fontSize);
    if (sized < leastText - 0.05) tell("small-text", element, `${sized.toFixed(1)} px`);
    if (isShortened(element)) return;
    if (part.cut) tell("cut", element, element.textContent.trim().slice(0, 40));
    else if (part.right > width + 1 || part.left < -1) tell("outside", element, element.textContent.trim().slice(0, 40));
  }

  function svgSize(element) {
    const matrix = element.getScreenCTM?.();
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    return parseFloat(style(element).fontSize) * scale;
  }

  /** Text that ends in dots on purpose: the whole stands in a title, or in lines that open when pointed at. */
  function isShortened(element) {
    for (let up = element; up && up !== document.body; up = up.parentElement) {
      const rules = style(up);
      if (rules.textOverflow === "ellipsis" && up.closest("[title]")) return true;
      if (rules.webkitLineClamp !== "none") return true;
    }
    return false;
  }

  // Controls: big enough, and nothing lies over them.
  const controls = "button, a[href], input, select, textarea, summary, [role=button], [role=tab]";
  for (const element of document.querySelectorAll(controls)) {
    const target = element.matches("input") ? (element.closest("label") ?? element) : element;
    if (isHidden(target) || element.matches(":disabled, [aria-disabled=true]")) continue;
    const box = target.getBoundingClientRect();
    if (box.width === 0 || isInline(target)) continue;
    checkControl(target, box);
  }

  /** A link or a sign within a sentence is as high as its line. */
  function isInline(element) {
    if (element.matches(".why-sign")) return true;
    return element.matches("p a, li a, dd a, td a, p button") && style(element).display.startsWith("inline");
  }

  function checkControl(element, box) {
    const part = shownPart(box, element);
    if (!part) return;
    if (part.cut) tell("cut-control", element, nameOf(part.cut));
    const hit = hitBox(element, box);
    if (Math.min(hit.width, hit.height) < least - 0.5) {
      tell("small", element, `${Math.round(hit.width)}×${Math.round(hit.height)}`);
    }
    const other = above(element, part);
    if (other && isCoveredInTheMiddle(element)) tell("covered", element, nameOf(other));
  }

  /** What lies over the middle of a control, if it is neither the control nor around or inside it. */
  function above(element, { left, top, right, bottom }) {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (x < 0 || y < 0 || x >= width || y >= height) return null;
    const other = document.elementFromPoint(x, y);
    if (!other || element.contains(other) || other.contains(element) || isSameControl(element, other)) return null;
    return isBelow(element, other) ? null : other;
  }

  /** A panel that somebody opened over the page covers what lies below it until it is closed. */
  function isBelow(element, other) {
    const panel = other.closest(".rules-beside");
    return panel !== null && !panel.contains(element);
  }

  /** A bar that stays in place covers what scrolls under it: only what can't be scrolled free of it is covered. */
  function isCoveredInTheMiddle(element) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const part = shownPart(element.getBoundingClientRect(), element);
    return part !== null && above(element, part) !== null;
  }

  /** A piece may answer to a larger area than it fills, which it names. */
  function hitBox(element, box) {
    const area = element.closest("[data-hit]")?.getAttribute("data-hit");
    return area ? { width: Number(area), height: Number(area) } : box;
  }

  function isSameControl(element, other) {
    const piece = element.getAttribute("data-piece");
    return piece !== null && other.closest("[data-piece]")?.getAttribute("data-piece") === piece;
  }

  // Pieces of a board that fills its place: all of them are in sight.
  for (const element of document.querySelectorAll(".has-board > .board-place [data-piece]")) {
    if (isHidden(element)) continue;
    const box = element.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const place = element.closest(".board-place").getBoundingClientRect();
    if (x < place.left || y < place.top || x > place.right || y > place.bottom) {
      tell("out-of-sight", element, element.getAttribute("data-piece"));
    }
  }
  return [...found].map(([line, detail]) => `${line} (${detail})`);
};
