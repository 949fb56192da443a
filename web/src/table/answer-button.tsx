// One answer: click or key gives it, pointing or focusing shows what it would do.

import { Chips } from "../parts/chips";
import { Icon } from "../parts/icons";
import { say } from "../speech";
import type { AnswerWords } from "../wire";

interface Props {
  answer: AnswerWords;
  sign: string;
  isPointed: boolean;
  isPending: boolean;
  isBusy: boolean;
  onPoint(on: boolean): void;
  onChoose(): void;
}

export function AnswerButton({ answer, sign, isPointed, isPending, isBusy, onPoint, onChoose }: Props) {
  const flags = [isPointed && "pointed", isPending && "pending"].filter(Boolean).join(" ");
  return (
    <div class={`answer ${flags}`}>
      <button
        type="button"
        class="answer-main"
        data-answer
        aria-disabled={isBusy}
        aria-keyshortcuts={sign || undefined}
        onClick={onChoose}
        onPointerEnter={(event) => event.pointerType === "mouse" && onPoint(true)}
        onPointerLeave={(event) => event.pointerType === "mouse" && onPoint(false)}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && onPoint(true)}
        onBlur={() => onPoint(false)}
      >
        <kbd class="sign">{sign}</kbd>
        <span class="answer-text">
          {answer.text}
          {answer.detail ? (
            <span class="detail" title={answer.detail}>
              {answer.detail}
            </span>
          ) : null}
        </span>
        {answer.chips && <Chips chips={answer.chips} />}
      </button>
      <button
        type="button"
        class="look"
        aria-pressed={isPointed}
        aria-label={say("web-look-first", { answer: answer.text })}
        onClick={() => onPoint(!isPointed)}
        tabIndex={-1}
      >
        <Icon name="eye" />
      </button>
    </div>
  );
}
