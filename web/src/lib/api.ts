// The REST side. Every problem carries a reason in the reader's language.
import { language, w } from "../words/words.svelte";
import type { Text } from "./wire";

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly reason: Text,
  ) {
    super(reason.text);
  }
}

export async function api<T>(path: string, body?: unknown, method?: string): Promise<T> {
  const sends = method ?? (body === undefined ? "GET" : "POST");
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (sends !== "GET") headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method: sends,
      headers,
      credentials: "same-origin",
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Problem(0, { text: w().noServer, id: "no-server" });
  }
  if (answer.status === 204) return undefined as T;
  const found: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) {
    const reason = (found as { reason?: Text } | undefined)?.reason;
    throw new Problem(answer.status, reason ?? { text: String(answer.status), id: "unknown" });
  }
  return found as T;
}

/** An id of a command. Not crypto.randomUUID: that does not exist on a plain LAN address. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
