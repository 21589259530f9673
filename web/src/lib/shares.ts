// Adding to the dice: before the cards are dealt, or a game is played on, this browser promises a random number for each of its seats, and tells it
// when everybody has promised. Nobody is asked for anything; the page about the dice shows it afterwards.
import { api } from "./api";
import { promiseOf } from "./sha256";
import type { DiceShare, TableInfo } from "./wire";

/** What this browser has added: its number, and the promise of the server that it was told before. */
export interface OwnShare {
  number: string;
  commitment: string;
}

const place = (table: string, seat: number): string => `share-${table}-${seat}`;

export function ownShare(table: string, seat: number): OwnShare | null {
  try {
    return JSON.parse(localStorage.getItem(place(table, seat)) ?? "null") as OwnShare | null;
  } catch {
    return null;
  }
}

function newShare(table: TableInfo, seat: number): OwnShare {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const made = { number: Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(""), commitment: table.commitment };
  localStorage.setItem(place(table.id, seat), JSON.stringify(made));
  return made;
}

/** The dice follow from what this browser added, and from the secret that the server had promised before. */
export function isKept(table: string, commitment: string, share: DiceShare): boolean | null {
  const own = ownShare(table, share.seat);
  return own && own.number === share.number && own.commitment === commitment;
}

/** Adds for one table; to be told of every change of it. */
export class Shares {
  private sent = new Set<string>();

  add(table: TableInfo | undefined): void {
    if (!table?.dealing) return;
    for (const share of table.dealing.shares) {
      if (!table.seats[share.seat]?.mine) continue;
      if (table.dealing.stage !== "telling" && !share.promise) {
        // Two windows of one browser promise the same number: either of them can tell it.
        const own = ownShare(table.id, share.seat) ?? newShare(table, share.seat);
        void this.send(table.id, share.seat, { promise: promiseOf(own.number) });
      }
      const own = ownShare(table.id, share.seat);
      if (table.dealing.stage === "telling" && !share.number && own && promiseOf(own.number) === share.promise) {
        void this.send(table.id, share.seat, { number: own.number });
      }
    }
  }

  private async send(table: string, seat: number, what: { promise?: string; number?: string }): Promise<void> {
    const key = `${seat} ${Object.keys(what).join()}`;
    if (this.sent.has(key)) return;
    this.sent.add(key);
    await api(`/tables/${table}/seats/${seat}/share`, what).catch(() => undefined);
    this.sent.delete(key); // if it was lost, the next change sends it again
  }
}
