import { listRoutes } from '@/data/routes/routes';
import { NODE_KINDS } from '@/data/study/graph/node';
import { studyGraph } from './graph';
import { HUBS, hubTies } from './hubTies';
import { tiesOf } from './tiesOf';

const LEAST_TIES = 3;

const { nodes, ties } = studyGraph();
const ids = [...nodes.keys()];
const shownOn = new Map(
  ids.map((id) => [
    nodes.get(id)?.path ?? '',
    tiesOf(id).flatMap(({ first, more }) => [...first, ...more].map(({ path }) => path)),
  ]),
);

it('has every study page of its kinds, each at its own address', () => {
  const routes = new Set(listRoutes().map(({ path }) => path));
  const paths = [...nodes.values()].map(({ path }) => path);
  expect(paths.filter((path) => !routes.has(path))).toEqual([]);
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  const found = new Set([...nodes.values()].map(({ kind }) => kind));
  expect(NODE_KINDS.filter((kind) => !found.has(kind))).toEqual([]);
  const OF_KINDS =
    /^\/(class\d+-ncert-solutions\/[^/]+\/chapter-|(maths|science|evs|english)-concepts\/|worksheets\/[^/]+(\/[^/]+)?$|calculators\/(math|phys|chem)[^/]+\/|sample-paper\/class-|cbse-class-\d+-syllabus)/;
  expect([...routes].filter((path) => OF_KINDS.test(path) && !paths.includes(path))).toEqual([]);
});

it('leads from every page to three others or more', () => {
  const poor = ids.filter((id) => (ties.get(id)?.length ?? 0) < LEAST_TIES);
  expect(poor.map((id) => `${id}: ${ties.get(id)?.join(', ') ?? ''}`)).toEqual([]);
});

it('has no tie without its return, on the pages themselves', () => {
  const oneWay = [...shownOn].flatMap(([path, led]) =>
    led.filter((other) => !shownOn.get(other)?.includes(path)).map((other) => `${path} ${other}`),
  );
  expect(oneWay).toEqual([]);
});

it('has topics that each tie something', () => {
  expect(HUBS.filter((hub) => hubTies(hub, nodes).length === 0)).toEqual([]);
  const topics = HUBS.map(({ topic }) => topic);
  expect(topics.filter((topic, at) => topics.indexOf(topic) !== at)).toEqual([]);
});

it.each([
  ['lesson:maths/quadratic-equations', '/calculators/math-calculator/quadratic'],
  ['chapter:class-10/maths/4', '/math-formula/class-10/quadratics-and-progressions'],
  ['chapter:class-10/science/11', '/calculators/physics-calculators/ohms-law'],
  ['chapter:class-10/maths/8', '/sample-paper/class-10-maths'],
  ['chapter:class-10/history/2', '/sample-paper/class-10-social-science'],
  ['chapter:class-7/social-science/20', '/calculators/math-calculator/compound-interest'],
  ['paper:class-10-social-science-3', '/class10-ncert-solutions/economics/chapter-3'],
  ['paper:class-10-english', '/cbse-class-10-syllabus'],
  ['syllabus:class-1', '/class1-ncert-solutions/maths/chapter-1'],
  ['paper:class-10-english', '/english-concepts/formal-letter'],
  ['worksheet:grade-7/PCT', '/maths-concepts/percentage'],
  ['lesson:maths/percentage', '/worksheets/grade-7/percentages'],
  ['worksheet:grade-10/HGT', '/maths-concepts/trigonometric-ratios'],
  ['worksheet:pre-nursery/CNT', '/maths-concepts/tens-and-ones'],
  ['table:17', '/maths-concepts/table-of-34'],
  ['calculator:chemistry/ph', '/science-concepts/acids-and-bases'],
] as const)('leads from %s to %s', (id, path) => {
  expect(shownOn.get(nodes.get(id)?.path ?? '')).toContain(path);
});
