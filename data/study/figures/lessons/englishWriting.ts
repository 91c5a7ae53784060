import type { Figure } from '@/data/study/figures/figure';
import { pairs } from './pairs';

export const WRITING_FIGURES: Readonly<Record<string, Figure>> = {
  'article-writing': {
    alt: 'The build of an article from top to bottom: title and by-line, an opening that catches, a paragraph for each point with proof, the other side with an answer, an ending that looks ahead.',
    caption: 'Readers leave an article at any of these steps: each has to lead to the next.',
    draw: {
      kind: 'steps',
      steps: [
        { text: 'title and by-line', fill: 'yellow' },
        { text: 'an opening that catches' },
        { text: 'one paragraph for each point, with proof' },
        { text: 'the other side, and an answer' },
        { text: 'an ending that looks ahead', fill: 'yellow' },
      ],
    },
  },
  'formal-letter': {
    alt: 'The parts of a formal letter from top to bottom: sender’s address and date; receiver; subject and salutation; three short paragraphs, why, details, request; Yours faithfully and name.',
    caption:
      'Everything above the salutation says who and about what; the three paragraphs say the rest.',
    draw: {
      kind: 'steps',
      steps: [
        { text: 'sender’s address, date', fill: 'grey' },
        { text: 'receiver', fill: 'grey' },
        { text: 'subject, salutation', fill: 'grey' },
        { text: 'why I write – details – what I ask for', fill: 'yellow' },
        { text: 'Yours faithfully, name', fill: 'grey' },
      ],
    },
  },
  'note-making': {
    alt: 'Notes as a tree. Heading: millets. Two sub-headings: growing, with little water and 3 to 4 months; food value, with iron in bajra and calcium in ragi.',
    caption: 'Notes have ranks: a heading, sub-headings, and short points under each.',
    draw: {
      kind: 'tree',
      rowHeight: 72,
      root: {
        text: 'Millets',
        fill: 'yellow',
        children: [
          { text: 'growing', children: [{ text: 'little water' }, { text: '3–4 mths' }] },
          { text: 'food value', children: [{ text: 'iron: bajra' }, { text: 'calc.: ragi' }] },
        ],
      },
    },
  },
  'notice-writing': {
    alt: 'A notice as a box. In the middle of its top stand the name of the institution and the word NOTICE; then the date, the heading, the body with what, when, where and for whom, and at the end name and post of the writer.',
    caption: 'The form of a notice: whoever reads only the lines in bold already knows what it is.',
    draw: {
      kind: 'shapes',
      height: 252,
      shapes: [
        {
          kind: 'line',
          points: [
            [20, 8],
            [320, 8],
            [320, 244],
            [20, 244],
          ],
          closed: true,
          fill: 'white',
          thick: true,
        },
        { kind: 'text', at: [170, 28], text: 'Name of the school', bold: true },
        { kind: 'text', at: [170, 52], text: 'NOTICE', bold: true },
        { kind: 'text', at: [36, 80], text: 'date', anchor: 'start' },
        { kind: 'text', at: [170, 106], text: 'Heading', bold: true },
        {
          kind: 'text',
          at: [36, 138],
          text: 'what, when, where,\nfor whom, what to bring',
          anchor: 'start',
        },
        { kind: 'text', at: [36, 176], text: 'whom to ask', anchor: 'start' },
        { kind: 'text', at: [36, 206], text: 'name', anchor: 'start' },
        { kind: 'text', at: [36, 226], text: 'post, such as secretary', anchor: 'start' },
      ],
    },
  },
  'paragraph-writing': {
    alt: 'A paragraph in three parts. The topic sentence says the one idea; three to five sentences support it; a closing sentence rounds it off.',
    caption:
      'A paragraph is like a sandwich: the idea above, the idea below, and between them the filling.',
    draw: {
      kind: 'steps',
      steps: [
        { text: 'topic sentence: the one idea', fill: 'yellow' },
        { text: 'three to five sentences that support it', fill: 'green' },
        { text: 'closing sentence', fill: 'yellow' },
      ],
    },
  },
  punctuation: {
    alt: 'Five marks and what each is for: full stop, a sentence ends; question mark, it asks; exclamation mark, it is called out; comma, a short rest; quotation marks, somebody speaks.',
    caption: 'Marks are for the reader, who cannot hear your voice.',
    draw: pairs([
      ['full stop  .', 'a sentence ends'],
      ['question mark  ?', 'it asks'],
      ['exclamation  !', 'it is called out'],
      ['comma  ,', 'a short rest'],
      ['quotation  “ ”', 'somebody speaks'],
    ]),
  },
  'reading-comprehension': {
    alt: 'Four steps below each other: read once for the whole; read the questions; search the place in the text; answer from the text, in your own words.',
    caption: 'The questions come second: then your eyes know what they search.',
    draw: {
      kind: 'steps',
      steps: [
        { text: 'read once, for the whole' },
        { text: 'read the questions', fill: 'yellow' },
        { text: 'search the place in the text' },
        { text: 'answer from the text, not from memory' },
      ],
    },
  },
  'report-writing': {
    alt: 'The build of a report: headline; writer, place and date; first paragraph with what, where, when, who; the events in their order; voices; the outcome.',
    caption: 'Whoever stops after the first paragraph of a report still knows what happened.',
    draw: {
      kind: 'steps',
      steps: [
        { text: 'headline; writer, place, date', fill: 'grey' },
        { text: 'what, where, when, who', fill: 'yellow' },
        { text: 'events in their order' },
        { text: 'voices of people' },
        { text: 'the outcome' },
      ],
    },
  },
  'reported-speech': {
    alt: 'How words change when they are reported later: is becomes was, went becomes had gone, will becomes would, I becomes he or she, yesterday becomes the day before, here becomes there.',
    caption: 'Everything takes a step away from the speaker: tense, person, time and place.',
    draw: pairs([
      ['is', 'was'],
      ['went', 'had gone'],
      ['will', 'would'],
      ['I', 'he, she'],
      ['yesterday', 'the day before'],
      ['here', 'there'],
    ]),
  },
  'sentence-transformation': {
    alt: 'One meaning in four forms around a middle: he is too tired to walk; he is so tired that he cannot walk; being very tired, he cannot walk; he cannot walk because he is very tired.',
    caption: 'The form moves around the ring; what is said stays the same.',
    draw: {
      kind: 'cycle',
      middle: 'one meaning',
      steps: [
        'He is too tired to walk.',
        'He is so tired that he cannot walk.',
        'Being very tired, he cannot walk.',
        'He cannot walk because he is very tired.',
      ],
    },
  },
};
