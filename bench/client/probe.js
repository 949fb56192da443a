// Runs in the page before the client does, and notes when what is measured has been painted.
// Times are milliseconds since the navigation began.
(() => {
  /** `answers` are pairs: until the answer was shown as accepted, and until the message was there that says so. `frames`
   * are pairs, too: when each was made, and whether pieces were moving. `last` is the last answer clicked, in words,
   * `refused` what was said against one, and `told` how many messages brought something of the game. */
  const probe = { board: null, answers: [], frames: [], last: null, refused: "", told: 0 };
  window.probe = probe;
  let given = null;
  let heard = 0;
  let isDrawn = false;

  /** When the frame that is being made has been handed to the screen. */
  function painted(then) {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => then(performance.now());
      channel.port2.postMessage(0);
    });
  }

  const number = () => document.querySelector(".question")?.dataset.question ?? "";
  /** The reply to a ping says nothing of the game. */
  const isUpdate = (message) => /^\{"type":"(update|welcome)"/.test(message);
  const words = (part) => document.querySelector(part)?.textContent ?? "";

  function watchBoard() {
    if (isDrawn || !document.querySelector(".board-place [data-piece]")) return;
    isDrawn = true;
    painted((now) => (probe.board = now));
  }

  function watchAnswer() {
    if (!given || number() === given.number || document.querySelector(".answer.pending")) return;
    const { since } = given;
    const reply = heard - since;
    given = null;
    painted((now) => probe.answers.push([now - since, reply]));
  }

  function look() {
    watchBoard();
    watchAnswer();
    probe.refused = words(".toast.shown") || probe.refused;
  }

  function frame(now) {
    probe.frames.push([now, document.querySelector(".table[data-motion=playing]") !== null]);
    requestAnimationFrame(frame);
  }

  window.WebSocket = class extends WebSocket {
    constructor(address) {
      super(address);
      this.addEventListener("message", ({ data }) => {
        heard = performance.now();
        if (isUpdate(data)) probe.told += 1;
      });
    }
  };

  /** From now on the time of every frame is kept. */
  probe.film = () => requestAnimationFrame(frame);
  /** Whether the last answer has been shown as accepted. */
  probe.isSettled = () => given === null;

  addEventListener(
    "click",
    (event) => {
      const answer = event.target.closest?.(".answer-main");
      if (!answer) return;
      given = { since: event.timeStamp, number: number() };
      probe.last = { question: words(".question-line"), answer: answer.textContent };
    },
    true,
  );
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
})();
