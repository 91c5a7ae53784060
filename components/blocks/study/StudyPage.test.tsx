import { renderToStaticMarkup } from 'react-dom/server';
import { Practice } from './Practice';
import { StudyPage } from './StudyPage';

const html = renderToStaticMarkup(
  <StudyPage
    seo={{ path: '/maths-concepts/fractions', title: 'X', description: 'X', robots: 'index' }}
    subject="maths"
    crumbs={[
      { title: 'Home', path: '/' },
      { title: 'Maths', path: '/maths-concepts' },
      { title: 'Fractions' },
    ]}
    heading="What a fraction is"
    lead="A part of a whole."
    tool={<p>the tool</p>}
    practice={
      <Practice
        questions={[{ ask: 'Half of 8?', hint: 'Share it.', steps: ['8 ÷ 2'], answer: '4' }]}
      />
    }
    related={[{ title: 'Decimals', path: '/maths-concepts/decimals', note: 'Tenths' }]}
  >
    <p>the explanation</p>
  </StudyPage>,
);

it('puts the tool first, then the explanation, practice and related pages', () => {
  const order = [
    '<h1',
    'the tool',
    'the explanation',
    'Half of 8?',
    'href="/maths-concepts/decimals"',
  ];
  const places = order.map((part) => html.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it('says where the page stands', () => {
  expect(html).toMatch(/href="\/maths-concepts"[^>]*>Maths<\/a>/);
  expect(html).toMatch(/aria-current="page"[^>]*>Fractions</);
});

it('holds practice with its answers for those without JavaScript', () => {
  expect(html).toMatch(/<details[^>]*><summary[^>]*>Show the answer<\/summary>.*?4/);
});
