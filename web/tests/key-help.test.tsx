import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { useHelpKey } from "../src/table/key-help";

afterEach(cleanup);

function Asking({ onAsk }: { onAsk(): void }) {
  useHelpKey(onAsk);
  return <input />;
}

test("? asks for the keys, but not in a field", () => {
  const asked = vi.fn();
  const { container } = render(<Asking onAsk={asked} />);

  fireEvent.keyDown(container.querySelector("input") as Element, { key: "?" });
  expect(asked).not.toHaveBeenCalled();

  fireEvent.keyDown(document.body, { key: "?" });
  expect(asked).toHaveBeenCalledOnce();
});
