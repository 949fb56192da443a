// The moments of a finished match, fetched in pages as they are needed.

import { get } from "../api";
import type { Moment, Replay } from "../wire";

const PAGE = 40;

export class ReplayBook {
  private pages = new Map<number, Promise<Replay>>();

  constructor(
    readonly match: string,
    readonly viewer: number,
    readonly lang: string,
    readonly key: string,
  ) {}

  /** The page that holds a moment. */
  page(moment: number): Promise<Replay> {
    const first = Math.floor(moment / PAGE) * PAGE;
    let found = this.pages.get(first);
    if (!found) {
      const query = new URLSearchParams({
        viewer: `${this.viewer}`,
        first: `${first}`,
        count: `${PAGE}`,
        lang: this.lang,
      });
      if (this.key) query.set("key", this.key);
      found = get<Replay>(`/matches/${this.match}/replay?${query}`);
      this.pages.set(first, found);
      found.catch(() => this.pages.delete(first));
    }
    return found;
  }

  /** A moment, with the match it is of; a number behind the end means the last one. */
  async moment(number: number): Promise<{ replay: Replay; moment: Moment }> {
    const page = await this.page(number);
    const last = page.count - 1;
    if (number > last) return this.moment(last);
    const moment = page.moments[number - page.first];
    if (!moment) throw new Error(`moment ${number} is missing`);
    if (number + PAGE / 4 >= page.first + PAGE && page.first + PAGE < page.count) {
      this.page(page.first + PAGE).catch(() => undefined);
    }
    return { replay: page, moment };
  }
}
