export class RecentAnswers {
  readonly #bytesMax: number;
  readonly #answers = new Map<string, Buffer>();
  #bytes = 0;

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  get(tag: string | null): Buffer | undefined {
    if (tag === null) return undefined;
    const known = this.#answers.get(tag);
    if (known !== undefined) {
      this.#answers.delete(tag);
      this.#answers.set(tag, known);
    }
    return known;
  }

  keep(tag: string | null, answer: Buffer): void {
    if (tag === null || this.#answers.has(tag)) return;
    this.#answers.set(tag, answer);
    this.#bytes += answer.byteLength;
    for (const [oldest, { byteLength }] of this.#answers) {
      if (this.#bytes <= this.#bytesMax) break;
      this.#answers.delete(oldest);
      this.#bytes -= byteLength;
    }
  }
}
