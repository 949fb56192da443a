// What bots are called: the key of a level, or of a level with a personality, as "hard-explorer".

import { say } from "../speech";

/** The level of a bot, and its personality, empty where it has none. */
export function botParts(bot: string): [level: string, personality: string] {
  const [level = "", ...rest] = bot.split("-");
  return [level, rest.join("-")];
}

export function botKey(level: string, personality: string): string {
  return personality ? `${level}-${personality}` : level;
}

export function botName(bot: string): string {
  const [level, personality] = botParts(bot);
  const name = say(`level-${level}`);
  return personality
    ? say("level-with", { level: name, personality: say(`personality-${personality}`) })
    : name;
}
