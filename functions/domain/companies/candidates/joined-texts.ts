/** Many texts as one, in which those that have a word are found without reading each. */
export class JoinedTexts {
  private readonly text: string;
  /** Where each text ends. */
  private readonly ends: Int32Array;

  private constructor(text: string, ends: Int32Array) {
    this.text = text;
    this.ends = ends;
  }

  /** Texts that are one already, one a line. */
  static ofLines(text: string): JoinedTexts {
    const ends: number[] = [];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) ends.push(at);
    ends.push(text.length);
    return new JoinedTexts(text, Int32Array.from(ends));
  }

  /** Joins texts, in which a line feed is a space. */
  static of(texts: readonly string[]): JoinedTexts {
    const joined = JoinedTexts.ofLines(texts.join('\n'));
    // Hardly any text has one, and to look for it in each takes long.
    return joined.count === Math.max(1, texts.length)
      ? joined
      : JoinedTexts.ofLines(texts.map((text) => text.replaceAll('\n', ' ')).join('\n'));
  }

  /** These texts changed, all at once, in a way that leaves line feeds alone. */
  map(change: (text: string) => string): JoinedTexts {
    return JoinedTexts.ofLines(change(this.text));
  }

  get count(): number {
    return this.ends.length;
  }

  /** These texts and then others. */
  followedBy({ text, ends }: JoinedTexts): JoinedTexts {
    const first = this.text.length + 1;
    const all = new Int32Array(this.count + ends.length);
    all.set(this.ends);
    all.set(
      ends.map((end) => first + end),
      this.count,
    );
    return new JoinedTexts(`${this.text}\n${text}`, all);
  }

  /** The text at a place. */
  at(place: number): string {
    return this.text.slice(this.start(place), this.ends[place]);
  }

  /** The beginning of the text at a place, up to a letter. */
  beginOf(place: number, letter: string): string {
    const start = this.start(place);
    return this.text.slice(start, this.text.indexOf(letter, start));
  }

  /** The places of the texts that contain all of some others. */
  holding(parts: readonly string[]): readonly number[] {
    const [first = '', ...others] = parts.toSorted((a, b) => b.length - a.length);
    if (first === '') return [];
    const places = this.placesWhere((from) => this.text.indexOf(first, from));
    return others.length === 0
      ? places
      : places.filter((place) => others.every((other) => this.at(place).includes(other)));
  }

  /** The places of the texts in which a pattern with the flag `g` matches, which matches no line feed. */
  matching(pattern: RegExp): readonly number[] {
    return this.placesWhere((from) => {
      pattern.lastIndex = from;
      return pattern.exec(this.text)?.index ?? -1;
    });
  }

  private placesWhere(next: (from: number) => number): number[] {
    const places: number[] = [];
    for (let at = next(0); at >= 0; ) {
      const place = this.placeAt(at, (places.at(-1) ?? -1) + 1);
      places.push(place);
      const end = this.ends[place] ?? this.text.length;
      at = end < this.text.length ? next(end + 1) : -1;
    }
    return places;
  }

  /** Which text is at a position, not before another text: by halves. */
  private placeAt(position: number, from: number): number {
    let [low, high] = [from, this.ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.ends[middle] ?? 0) >= position) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  private start(place: number): number {
    return place === 0 ? 0 : (this.ends[place - 1] ?? 0) + 1;
  }
}
