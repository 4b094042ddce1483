/** A map that keeps what was used last and lets the rest go. */
export class Recent<V> {
  private readonly all = new Map<string, V>();

  constructor(
    private readonly most: number,
    private readonly gone: (value: V) => void,
  ) {}

  get(key: string): V | undefined {
    const found = this.all.get(key);
    if (found !== undefined) {
      // A map has its keys in the order in which they came: this one is now the newest.
      this.all.delete(key);
      this.all.set(key, found);
    }
    return found;
  }

  set(key: string, value: V): void {
    this.all.set(key, value);
    for (const [oldest, old] of this.all) {
      if (this.all.size <= this.most) break;
      this.all.delete(oldest);
      this.gone(old);
    }
  }

  values(): Iterable<V> {
    return this.all.values();
  }

  clear(): void {
    this.all.clear();
  }
}
