// One table over one socket: numbered updates in, commands out. A lost connection is mended silently: the client
// says which number it has and sends again what was not answered.
import { language } from "../words/words.svelte";
import { api, freshId } from "./api";
import { settings } from "./settings.svelte";
import { shared } from "./share";
import { play } from "./sound";
import { changesOf, momentsOf, type Change } from "./telling";
import type { Figure, Frame, GameEvent, Hello, Hint, LogLine, StandingOrder, State, TableInfo, Text, Update } from "./wire";

export interface Entry extends LogLine {
  n: number;
  /** Whose line it is; -1: nobody's. */
  seat: number;
  undone: boolean;
  chat: boolean;
}

export type Reply = Exclude<Frame, { is: "hello" } | { is: "update" } | { is: "numbers" } | { is: "table" } | { is: "storage" } | { is: "pong" } | { is: "bad" }>;
type Waiting = { frame: string; done: (reply: Reply) => void };

const PAUSES = [200, 500, 1000, 2000, 4000];
const BEAT = 20_000;
/** What tells that somebody looks at the board. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin"] as const;
/** So much of what was told is kept, for boards that tell it again. */
const TALE = 120;

export class Link {
  state = $state.raw<State>();
  table = $state.raw<TableInfo>();
  seat = $state<number | null>(null);
  mySeats = $state.raw<number[]>([]);
  curtain = $state.raw<number[]>([]);
  log = $state.raw<Entry[]>([]);
  first = $state(1);
  live = $state(false);
  lost = $state<"" | "gone" | "seat">("");
  /** The event that the board is telling now; updates after it wait until it has been told. */
  show = $state.raw<GameEvent | null>(null);
  /** The last event of that kind, for those who want to look at it longer. */
  shown = $state.raw<GameEvent | null>(null);
  /** All that has been told on this page. */
  tale = $state.raw<GameEvent[]>([]);
  /** Since this seat's last move: what happened, the lines that weigh something, and what became of its own numbers. */
  lately = $state.raw<GameEvent[]>([]);
  news = $state.raw<Entry[]>([]);
  changes = $state.raw<Change[]>([]);
  /** The result of the own move, while it is the last thing that was done. */
  outcome = $state.raw<Entry | null>(null);
  /** Nothing is told until the next question. */
  skipping = $state(false);
  hinted = $state("");
  said = $state.raw<Text | null>(null);
  busy = $state(false);

  /** Which events are worth a show; said by the board. */
  shows: (event: GameEvent) => boolean = () => false;
  /** What is said meanwhile; "": that dice are thrown. */
  telling: (event: GameEvent) => string = () => "";

  private socket: WebSocket | undefined;
  private waiting = new Map<string, Waiting>();
  private n = 0;
  private tries = 0;
  private appends = false;
  private closed = false;
  private queue: Update[] = [];
  private timer = 0;
  private beat = 0;
  private heard = 0;
  private toldOf = 0;
  private figures: Figure[] = [];
  /** The view that was heard last: the next one may be told as what has changed in it. */
  private view: unknown;
  /** The number of the state whose board numbers were asked for. */
  private numbersOf = -1;
  /** The moves of the plan made last, or the one move: they are taken back together. */
  private joined: string[] = [];
  /** When this update has been heard, one of them is gone, and the next may follow; 0: none is being taken back. */
  private takenBack = 0;

  constructor(readonly id: string) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    for (const sign of SIGNS) document.addEventListener(sign, this.lookAt, { passive: true });
    this.beat = window.setInterval(() => this.pulse(), BEAT);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    for (const sign of SIGNS) document.removeEventListener(sign, this.lookAt);
    this.socket?.close();
  }

  // Commands

  /** `joined`: it belongs with the one before, and is taken back together with it. */
  choose(move: string, joined = false): void {
    if (this.busy || !this.live || this.show) return;
    this.busy = true;
    this.takenBack = 0;
    this.joined = joined ? [...this.joined, move] : [move];
    this.said = null;
    void this.command({ do: "move", expect: this.n, move }).then((reply) => {
      this.busy = false;
      if (reply.is === "refused" && !reply.stale) this.said = reply.reason;
    });
  }

  async why(move: string): Promise<void> {
    const reply = await this.command({ do: "why", move });
    if (reply.is === "reason" && reply.reason) this.said = reply.reason;
    if (reply.is === "refused") this.said = reply.reason;
  }

  /**
   * Bots may answer between the look and the press, several times over; nobody should have to press twice. The moves of
   * a plan go back together, as far as they can be taken back freely.
   */
  async undo(tries = 5): Promise<void> {
    const wanted = this.state?.undo?.move;
    const reply = await this.command({ do: "undo", expect: this.n });
    if (reply.is !== "refused") {
      this.joined = wanted && this.joined.at(-1) === wanted ? this.joined.slice(0, -1) : [];
      this.takenBack = reply.is === "done" ? reply.n : 0;
      return this.takeBackJoined();
    }
    // The table moved on meanwhile; if it would still take back the same move, that is what is meant.
    if (!reply.stale) this.said = reply.reason;
    else if (tries > 1 && wanted && this.state?.undo?.move === wanted) await this.undo(tries - 1);
  }

  async hint(): Promise<Hint | null> {
    const asked = this.state?.ask?.since;
    const reply = await this.command({ do: "hint" });
    if (asked !== this.state?.ask?.since) return null; // the question is another by now
    if (reply.is === "refused") this.said = reply.reason;
    if (reply.is !== "hint") return null;
    this.hinted = reply.option.move;
    return reply;
  }

  agree(request: number, yes: boolean): void {
    void this.command({ do: "agree", request, yes });
  }

  /** Go back to before the move with this number, with new dice; others who play are asked. */
  async rewind(to: number): Promise<void> {
    const reply = await this.command({ do: "rewind", to });
    if (reply.is === "refused") this.said = reply.reason;
  }

  /** When I want to be asked at this table. */
  async askMe(way: "playable" | "new" | "always"): Promise<void> {
    const reply = await this.command({ do: "ask-me", way });
    if (reply.is === "refused") this.said = reply.reason;
  }

  /** In a duel: do this round after round as soon as all agree, or have no more of it. */
  async order(order: StandingOrder | null): Promise<void> {
    const reply = await this.command(order ? { do: "order", ...order } : { do: "halt" });
    if (reply.is === "refused") this.said = reply.reason;
  }

  say(text: string): void {
    void this.command({ do: "say", text });
  }

  look(seat: number | null): void {
    this.put({ do: "look", seat });
  }

  speak(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.put({ do: "speak", language: language() });
  }

  /** The show is over, or was skipped: go on with what came meanwhile. */
  told(): void {
    this.show = null;
    this.work();
  }

  /** Tell nothing more until this seat is asked. */
  skip(): void {
    this.skipping = true;
    this.told();
  }

  async earlier(): Promise<void> {
    const seat = this.seat === null ? "" : `&seat=${this.seat}`;
    const since = Math.max(0, this.first - 201);
    const found = await api<{ updates: Update[] }>(
      `/tables/${this.id}/events?since=${since}&most=${this.first - 1 - since}${seat}`,
    );
    this.first = since + 1;
    this.log = [...found.updates.flatMap(entries), ...this.log];
  }

  private command(what: Record<string, unknown>): Promise<Reply> {
    const id = freshId();
    const frame = JSON.stringify({ ...what, id });
    return new Promise((done) => {
      this.waiting.set(id, { frame, done });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(frame);
    });
  }

  private put(what: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(what));
  }

  // The connection

  private connect(): void {
    const since = this.seat === null && this.mySeats.length > 1 ? 0 : this.n;
    const query = new URLSearchParams({ since: String(since), language: language(), changes: "1" });
    if (this.seat !== null) query.set("seat", String(this.seat));
    this.appends = since > 0;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/play?${query}`);
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.heard = Date.now();
    };
    socket.onmessage = (message) => {
      this.heard = Date.now();
      this.hear(JSON.parse(String(message.data)) as Frame);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket || this.closed) return;
      this.live = false;
      if (event.code === 4403 || (opened && event.code === 1001)) {
        this.lost = event.code === 4403 ? "seat" : "gone";
      } else {
        void this.again(opened);
      }
    };
    this.socket = socket;
  }

  private async again(opened: boolean): Promise<void> {
    const pause = (PAUSES[this.tries] ?? 5000) * (0.75 + Math.random() / 2);
    this.tries += 1;
    if (!opened) await this.knock();
    if (this.closed || this.lost) return;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), pause);
  }

  /** Refused at the door, or nobody there? A seat of mine is given back by the cookie of the guest. */
  private async knock(): Promise<void> {
    try {
      const joined = await api<{ my_seats: number[] }>(`/tables/${this.id}/resume`, undefined, "POST");
      this.mySeats = joined.my_seats;
    } catch (error) {
      const status = (error as { status?: number }).status ?? 0;
      if (status === 404) this.lost = "gone";
      if (status === 403 && this.tries > 3) this.lost = "seat";
    }
  }

  private hurry = (): void => {
    if (this.live || this.closed || this.socket?.readyState === WebSocket.CONNECTING) return;
    this.tries = 0;
    clearTimeout(this.timer);
    this.connect();
  };

  /** Somebody is there and looks: the numbers of the board come by themselves only with a question. */
  private lookAt = (): void => {
    const { state } = this;
    if (!state || !this.live || this.seat === null || state.ask || state.over || state.board_numbers) return;
    if (this.numbersOf === state.n || this.show) return;
    this.numbersOf = state.n;
    this.put({ do: "numbers" });
  };

  private pulse(): void {
    if (!this.live) return;
    if (Date.now() - this.heard > 2.5 * BEAT) this.socket?.close();
    else this.put({ do: "ping" });
  }

  // What the server says

  private hear(answer: Frame): void {
    switch (answer.is) {
      case "hello":
        this.complete(answer.state);
        return this.greet(answer);
      case "update":
        if (answer.state) this.complete(answer.state);
        this.queue.push(answer);
        return this.work();
      case "numbers":
        if (this.state?.n === answer.n && !this.state.board_numbers) {
          this.state = { ...this.state, board_numbers: answer.board_numbers };
        } else this.numbersOf = -1; // too late: the next sign of somebody asks again
        return;
      case "table":
        this.table = shared(this.table, answer.table);
        return;
      case "storage": // nothing can be stored at the moment, or it can again
        this.said = answer.reason ?? null;
        return;
      case "refused":
        if (answer.state) this.complete(answer.state);
        this.queue.push(...(answer.tail ?? []));
        this.work();
        if (answer.stale && answer.state && !this.show) this.stand(answer.state);
        return this.answer(answer);
      case "done":
      case "reason":
      case "hint":
        return this.answer(answer);
    }
  }

  /** A state with its whole view, of which only the changes may have been told. */
  private complete(state: State): void {
    if (state.view_changes) {
      state.view = { ...(this.view as object), ...(state.view_changes as object) };
      delete state.view_changes;
    }
    this.view = state.view;
  }

  private answer(reply: Reply): void {
    if (!("id" in reply)) return;
    this.waiting.get(reply.id)?.done(reply);
    this.waiting.delete(reply.id);
  }

  private greet(hello: Hello): void {
    const appends = this.appends && hello.seat === this.seat;
    this.appends = false;
    this.live = true;
    this.tries = 0;
    this.table = shared(this.table, hello.table);
    this.seat = hello.seat;
    this.mySeats = hello.my_seats;
    this.curtain = hello.curtain;
    if (appends) {
      const tail = hello.tail.filter((update) => update.n > this.n);
      const shows = tail.flatMap((update) => update.events ?? []).filter((event) => this.shows(event));
      if (shows.length > 2) {
        // Away for long: no theatre, just how it stands.
        this.queue = [];
        this.show = null;
        for (const update of tail) this.hearOf(update);
        this.write(tail);
        this.n = Math.max(this.n, tail.at(-1)?.n ?? 0);
        this.shown = shows.at(-1) ?? null;
      } else {
        this.queue.push(...tail);
      }
      this.queue.push({ n: hello.state.n, at: 0, kind: "", state: hello.state });
      this.work();
    } else {
      this.queue = [];
      this.toldOf = 0;
      this.show = null;
      this.first = hello.first;
      this.n = hello.state.n;
      this.log = [];
      this.write(hello.tail);
      this.shown = this.lastShow(hello.tail);
      this.forget();
      for (const update of hello.tail) this.hearOf(update);
      this.figures = hello.state.figures ?? [];
      this.outcome = null;
      this.stand(hello.state);
    }
    for (const { frame } of this.waiting.values()) this.socket?.send(frame);
  }

  private lastShow(tail: Update[]): GameEvent | null {
    const events = tail.flatMap((update) => update.events ?? []);
    return events.filter((event) => this.shows(event)).at(-1) ?? null;
  }

  /** Updates in order. One that is worth a show is told first, and counts as happened afterwards. */
  private work(): void {
    while (!this.show) {
      const update = this.queue[0];
      if (!update) return;
      if (update.kind && update.n <= this.n) {
        this.queue.shift();
        continue;
      }
      if (update.state && this.toldOf === 0) console.timeStamp("move"); // a mark in the browser's trace: bench/web.py
      const event = momentsOf(update, this.shows)[this.toldOf];
      if (event) {
        this.toldOf += 1;
        this.tale = [...this.tale.slice(-TALE), event];
        if (this.shows(event)) this.shown = event;
        if (this.skipping || settings.speed === "instant") continue;
        this.show = event;
        if (event.weight === 2) play("moment");
        return;
      }
      this.toldOf = 0;
      this.hearOf(update);
      if (update.kind === "say" && update.seat !== this.seat) play("chat");
      this.queue.shift();
      this.n = Math.max(this.n, update.n);
      if (update.kind) this.write([update]);
      if (update.state) this.stand(update.state);
    }
  }

  /** What this seat would want to know when it comes to its turn. Its own move begins it anew. */
  private hearOf(update: Update): void {
    if (this.seat === null) return;
    const mine = update.kind === "move" && update.seat === this.seat;
    if (mine || update.kind === "undo" || update.kind === "rewind") this.forget();
    const told = entries(update).filter((entry) => entry.weight);
    this.lately = [...this.lately, ...(update.events ?? [])];
    if (mine) this.outcome = told.filter((entry) => entry.seat === this.seat && entry.weight === 2).at(-1) ?? null;
    // What I do myself I know; what it has brought by chance stands in the outcome.
    const others = told.filter((entry) => !mine || entry.seat !== this.seat);
    if (others.length) this.news = [...this.news, ...others];
  }

  private forget(): void {
    this.lately = [];
    this.news = [];
    this.changes = [];
    this.outcome = null;
    this.figures = this.state?.figures ?? [];
  }

  /** One of several moves made as one is gone: so go the others, as long as that tells nothing. */
  private takeBackJoined(): void {
    if (!this.takenBack || this.n < this.takenBack) return;
    this.takenBack = 0;
    const { undo } = this.state ?? {};
    if (this.joined.length && undo?.mode === "free" && undo.move === this.joined.at(-1)) void this.undo();
  }

  private stand(state: State): void {
    const asked = this.state?.ask?.since;
    this.state = shared(this.state, state);
    const figures = state.figures ?? [];
    if (this.news.length === 0) this.figures = figures; // nobody else has done anything: it was my own doing
    else this.changes = changesOf(this.figures, figures);
    this.takeBackJoined();
    if (state.ask?.since !== asked) {
      this.hinted = "";
      this.said = null; // it was about the question before
      if (state.ask) this.skipping = false;
      if (state.ask && !state.ask.sealed) play("turn");
    }
  }

  private write(updates: Update[]): void {
    let log = this.log;
    for (const update of updates) {
      const { kind, to = 0, n } = update;
      if (kind === "undo" || kind === "rewind") {
        log = log.map((entry) => (entry.n >= to && entry.n < n && !entry.chat ? { ...entry, undone: true } : entry));
      }
      log = [...log, ...entries(update)];
    }
    this.log = log;
  }
}

function entries(update: Update): Entry[] {
  return (update.lines ?? []).map((line) => ({
    ...line,
    n: update.n,
    seat: line.seat ?? -1,
    undone: false,
    chat: update.kind === "say",
  }));
}
