// The lozenge of an action point, wherever one is spent or left.

interface Props {
  x?: number;
  y?: number;
  half: number;
}

export function Point({ x = 0, y = 0, half }: Props) {
  const wide = half * 0.86;
  return (
    <path
      class="c-ap"
      d={`M${x} ${y - half}L${x + wide} ${y}L${x} ${y + half}L${x - wide} ${y}Z`}
      fill="url(#c-lozenge)"
    />
  );
}
