// What the server sends is a whole picture each time, and most of it is as it was. Parts that have not changed are
// kept from the picture before, the same objects, so that nothing that hangs on them is worked out or drawn again.

type Tree = Record<string, unknown>;

/** The fresh value, with every part that equals the old one taken from the old one. The fresh one is used up. */
export function shared<T>(old: unknown, fresh: T): T {
  return merged(old, fresh) as T;
}

/** The same for what is worked out again and again: remembers what it gave last. */
export function keeper<T>(): (fresh: T) => T {
  let last: T | undefined;
  return (fresh) => (last = shared(last, fresh));
}

function merged(old: unknown, fresh: unknown): unknown {
  if (old === fresh || !isTree(old) || !isTree(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const before = old[key];
    const part = merged(before, fresh[key]);
    if (part !== before || !(key in old)) same = false;
    fresh[key] = part;
  }
  return same ? old : fresh;
}

function isTree(value: unknown): value is Tree {
  return typeof value === "object" && value !== null;
}
