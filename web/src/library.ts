// What the server tells of titles; asked for once in each language.

import { useEffect, useState } from "preact/hooks";
import { get } from "./api";
import { lang } from "./speech";
import { codeOf } from "./table/session";
import type { Declarations, Rules, TitleInfo } from "./wire";

const cache = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let found = cache.get(path) as Promise<T> | undefined;
  if (!found) {
    found = get<T>(path);
    cache.set(path, found);
    found.catch(() => cache.delete(path));
  }
  return found;
}

export const titles = (language: string) => once<TitleInfo[]>(`/titles?lang=${language}`);
export const titleCard = (title: string, language: string) =>
  once<TitleInfo>(`/titles/${encodeURIComponent(title)}?lang=${language}`);
export const rules = (title: string, language: string) =>
  once<Rules>(`/titles/${encodeURIComponent(title)}/rules?lang=${language}`);
export const declarations = (title: string, language: string) =>
  once<Declarations>(`/titles/${encodeURIComponent(title)}/declarations?lang=${language}`);

export interface Loaded<T> {
  value: T | null;
  code: string;
}

/** The outcome of a request that is made again when one of the facts it depends on changes. */
export function useLoaded<T>(load: () => Promise<T>, facts: readonly unknown[]): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ value: null, code: "" });
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value) => isWanted && setLoaded({ value, code: "" }),
      (error) => isWanted && setLoaded((before) => ({ ...before, code: codeOf(error) })),
    );
    return () => {
      isWanted = false;
    };
  }, facts);
  return loaded;
}

/** A title in words, in the language in use. */
export function useTitle(title: string | undefined): TitleInfo | null {
  const language = lang.value;
  const load = () => (title ? titleCard(title, language) : Promise.reject(new Error("no title")));
  return useLoaded(load, [title, language]).value;
}
