import { chromeFor } from '@/lib/chrome/rules';
import { activityRoutes } from './activityRoutes';

const routes = activityRoutes();

it('has a route for each activity, festival and contest of the specification', () => {
  expect(routes.map(({ path }) => path)).toEqual([
    '/activities',
    '/activities/robotics',
    '/activities/coding',
    '/activities/music',
    '/activities/pottery',
    '/activities/astronomy',
    '/activities/weaving',
    '/khel-mahotsav',
    '/khel-mahotsav-2025',
    '/super-singer-competition',
    '/fiction-frolic-voting',
    '/public-speaking',
    '/football-challenge-voting',
    '/shortfilm',
    '/basketball-challenge-voting',
    '/voxsymphony-voting',
    '/bestie-challenge-voting',
  ]);
});

it('fits what a search engine shows', () => {
  const wrong = routes.filter(
    ({ title, description }) =>
      title.length > 54 || description.length < 70 || description.length > 160,
  );
  expect(
    wrong.map(({ path, title, description }) => [path, title.length, description.length]),
  ).toEqual([]);
});

it('stands in the part of the menu that the site highlights', () => {
  expect(routes.filter(({ path, section }) => chromeFor(path).section !== section)).toEqual([]);
});
