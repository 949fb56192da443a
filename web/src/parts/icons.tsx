// Our own small line drawings, in a box of 24.

const PATHS = {
  back: "M15 5L8 12L15 19",
  bell: "M6 16V11A6 6 0 0 1 18 11V16L20 18H4Z M10 20.5H14",
  board: "M12 3L20 7.5V16.5L12 21L4 16.5V7.5Z M12 12L20 7.5 M12 12V21 M12 12L4 7.5",
  chart: "M4 20V4 M4 20H20 M7 16L11 10L14 13L19 6",
  chat: "M4 5H20V16H11L7 20V16H4Z",
  check: "M5 12.5L10 17.5L19 7",
  clock: "M12 4A8 8 0 1 1 12 20A8 8 0 1 1 12 4Z M12 8V12L15 14",
  close: "M6 6L18 18M18 6L6 18",
  copy: "M9 9H20V20H9Z M15 9V4H4V15H9",
  eye: "M2.5 12C6 6 18 6 21.5 12C18 18 6 18 2.5 12Z M12 9.5A2.5 2.5 0 1 1 12 14.5A2.5 2.5 0 1 1 12 9.5Z",
  first: "M18 5L9 12L18 19 M6 5V19",
  flag: "M6 21V4H18L15 8.5L18 13H6",
  keys: "M3 6H21V18H3Z M7 10H7.01 M11 10H11.01 M15 10H15.01 M8 14H16",
  lamp: "M12 3A6 6 0 0 1 15.5 13.9V17H8.5V13.9A6 6 0 0 1 12 3Z M9.5 20.5H14.5",
  last: "M6 5L15 12L6 19 M18 5V19",
  lock: "M6 11H18V20H6Z M8.5 11V8A3.5 3.5 0 0 1 15.5 8V11",
  lost: "M3 9C8 4.5 16 4.5 21 9 M6.5 13C10 10 14 10 17.5 13 M12 18H12.01 M4 4L20 20",
  log: "M5 6H19 M5 12H19 M5 18H13",
  menu: "M4 7H20 M4 12H20 M4 17H20",
  next: "M9 5L16 12L9 19",
  pause: "M8 5V19 M16 5V19",
  people:
    "M9 5A3.2 3.2 0 1 1 9 11.4A3.2 3.2 0 1 1 9 5Z M3 20C3 15.5 6 14 9 14S15 15.5 15 20 M15.5 5.6A3 3 0 0 1 15.5 11 M17.5 14.6C19.8 15.4 21 17.2 21 20",
  play: "M7 4.5L19 12L7 19.5Z",
  robot: "M5 9H19V19H5Z M12 9V5 M9.5 13.5V14.5 M14.5 13.5V14.5",
  rules: "M5 4H16A3 3 0 0 1 19 7V20H8A3 3 0 0 1 5 17Z M5 17A3 3 0 0 1 8 14H19",
  settings: "M4 8H13 M17 8H20 M15 6V10 M4 16H7 M11 16H20 M9 14V18",
  star: "M12 3.5L14.4 9.6L21 10L15.9 14.2L17.6 20.5L12 17L6.4 20.5L8.1 14.2L3 10L9.6 9.6Z",
  undo: "M8 5L4 9L8 13 M4 9H14A5.5 5.5 0 0 1 14 20H9",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
