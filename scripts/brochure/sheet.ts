import { signFont } from './fonts';
import { COLOURS, COLUMN_WIDTH, LAST_LINE, MARGIN, PAPER, type TextStyle } from './paper';
import { splitRuns } from './runs';

type Box = { x?: number; width?: number };
type Draw = () => void;
type Element = PDFKit.PDFStructureElement;

/** A document with a cursor that moves down the page, and the tags that a screen reader follows. */
export class Sheet {
  y: number = MARGIN.top;
  page = 0;
  /** The page of every place that links lead to. */
  readonly places = new Map<string, number>();
  private parent: Element;
  private chapter: PDFKit.PDFOutline;

  constructor(
    readonly doc: PDFKit.PDFDocument,
    /** Stands at the foot of every page, left of its number. */
    private readonly foot: string,
  ) {
    this.chapter = doc.outline;
    this.parent = doc.struct('Document');
    doc.addStructure(this.parent);
  }

  /** A new page with its number at the foot; the cover has none. */
  turnPage(hasNumber = true): void {
    this.doc.addPage();
    this.page += 1;
    this.y = MARGIN.top;
    if (hasNumber) this.decorate(() => this.drawFoot(), 'Pagination');
  }

  /** Turns the page when less than this is left of it, so that what belongs together stays so. */
  keepTogether(height: number): void {
    if (this.y + height > LAST_LINE) this.turnPage();
  }

  /** A place that links and bookmarks lead to; `below` puts its bookmark under the last chapter. */
  mark(id: string, title: string, level: 'chapter' | 'below'): void {
    this.doc.addNamedDestination(id, 'XYZ', 0, Math.max(0, this.y - 20), null);
    this.places.set(id, this.page);
    if (level === 'below') this.chapter.addItem(title);
    else this.chapter = this.doc.outline.addItem(title);
  }

  /** Space that is not needed at the head of a page. */
  skip(height: number): void {
    if (this.y > MARGIN.top) this.y += height;
  }

  measure(text: string, style: TextStyle, width: number = COLUMN_WIDTH): number {
    this.doc.font(style.font).fontSize(style.size);
    return this.doc.heightOfString(text, { width, lineGap: style.lineGap });
  }

  /** Writes a text below the cursor and moves it on. */
  write(tag: string, text: string, style: TextStyle, { x = MARGIN.side, width }: Box = {}): void {
    const wide = width ?? COLUMN_WIDTH - (x - MARGIN.side);
    const height = this.measure(text, style, wide);
    this.keepTogether(height);
    this.leaf(tag, () => this.print(text, style, x, this.y, wide));
    this.y += height;
  }

  /** Prints a text where it is told to, in the font files that have its characters. */
  print(text: string, style: TextStyle, x: number, y: number, width: number, link?: string): void {
    this.doc.fillColor(style.colour);
    splitRuns(text).forEach((run, index, runs) => {
      const font = run.isSign ? signFont(style.font) : style.font;
      const continued = index < runs.length - 1;
      const options = { width, lineGap: style.lineGap, continued, ...(link ? { link } : {}) };
      this.doc.font(font).fontSize(style.size);
      if (index === 0) this.doc.text(run.text, x, y, options);
      else this.doc.text(run.text, options);
    });
  }

  /** Tagged content: what is drawn counts as one element of this kind. */
  leaf(tag: string, draw: Draw): void {
    this.parent.add(this.doc.struct(tag, {}, draw));
  }

  /** An element that holds others: a list, a table, a row. */
  within(tag: string, fill: (element: Element) => void): void {
    const outer = this.parent;
    const element = this.doc.struct(tag);
    outer.add(element);
    this.parent = element;
    fill(element);
    element.end();
    this.parent = outer;
  }

  /** Lines and fills that say nothing: a screen reader passes over them. */
  decorate(draw: Draw, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  rule(colour: string = COLOURS.line): void {
    this.decorate(() =>
      this.doc
        .moveTo(MARGIN.side, this.y)
        .lineTo(PAPER.width - MARGIN.side, this.y)
        .lineWidth(0.7)
        .stroke(colour),
    );
  }

  private drawFoot(): void {
    const y = PAPER.height - 44;
    this.doc.font('regular').fontSize(8.5).fillColor(COLOURS.quiet);
    this.doc.text(this.foot, MARGIN.side, y, { width: COLUMN_WIDTH });
    this.doc.text(String(this.page), MARGIN.side, y, { width: COLUMN_WIDTH, align: 'right' });
  }
}
