// The back of a card on its way.

export function CardBack() {
  return (
    <svg width="34" height="45" viewBox="0 0 34 45">
      <rect x="1" y="1" width="32" height="43" rx="5" fill="#1d2746" stroke="#8aa0dc" stroke-width="1.6" />
      <g transform="translate(17 22.5)">
        <ellipse rx="11" ry="4.4" transform="rotate(-24)" fill="none" stroke="#9fb2e6" stroke-width="1.4" />
        <circle r="3" fill="#f3b561" />
      </g>
    </svg>
  );
}
