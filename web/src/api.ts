// Requests to the server this page came from.

import type { Fault } from "./wire";

/** A reply that is not a success; `code` has words in `error-<code>`. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const ROOT = "/api/v1";

export function get<T>(path: string): Promise<T> {
  return request<T>("GET", path);
}

export function post<T>(path: string, body?: unknown): Promise<T> {
  return request<T>("POST", path, JSON.stringify(body ?? {}), "application/json");
}

export function patch<T>(path: string, body: unknown): Promise<T> {
  return request<T>("PATCH", path, JSON.stringify(body), "application/json");
}

export function remove(path: string): Promise<void> {
  return request<void>("DELETE", path);
}

/** Send plain text, such as a saved game. */
export function postText<T>(path: string, text: string): Promise<T> {
  return request<T>("POST", path, text, "text/plain");
}

async function request<T>(method: string, path: string, body?: string, type?: string): Promise<T> {
  const headers: Record<string, string> = type ? { "content-type": type } : {};
  let response: Response;
  try {
    response = await fetch(ROOT + path, { method, headers, body, credentials: "same-origin" });
  } catch {
    throw new ApiError("no-connection", 0, `${method} ${path} had no answer`);
  }
  if (!response.ok) throw await faultOf(response);
  const isJson = response.headers.get("content-type")?.includes("json");
  return (isJson ? await response.json() : await response.text()) as T;
}

async function faultOf(response: Response): Promise<ApiError> {
  const fault = (await response.json().catch(() => null)) as Fault | null;
  return new ApiError(fault?.code ?? `http-${response.status}`, response.status, fault?.message ?? "");
}
