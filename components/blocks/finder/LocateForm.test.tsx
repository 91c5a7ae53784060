/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { boardingBranches } from '@/lib/schools/directory/branches';
import { buildFinderPlaces } from '@/lib/schools/finder/finderPlaces';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { NearMeFinder } from './NearMeFinder';

beforeEach(() => {
  fakeNetwork.use(http.get('/api/places', () => HttpResponse.json(buildFinderPlaces())));
});

type Answer = (
  found: (position: { coords: object }) => void,
  failed: (failure: { code: number }) => void,
) => void;

/** Gives the browser a device that answers so; `asked` counts the questions. */
const withDevice = (answer: Answer) => {
  const asked: object[] = [];
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (
        found: Parameters<Answer>[0],
        failed: Parameters<Answer>[1],
        options: object,
      ) => {
        asked.push(options);
        answer(found, failed);
      },
    },
  });
  return asked;
};

const at =
  (latitude: number, longitude: number, accuracy = 60): Answer =>
  (found) =>
    found({ coords: { latitude, longitude, accuracy } });

const open = () => {
  const { person } = render(<NearMeFinder />);
  const locate = () => person.click(screen.getByRole('button', { name: 'Use my location' }));
  return { person, locate };
};

const said = async (text: RegExp) => expect(await screen.findByText(text)).toBeVisible();

it('asks the device only when the parent presses the button, and for 10 seconds at most', async () => {
  const asked = withDevice(at(12.9353, 77.6245));
  const { locate } = open();
  expect(asked).toEqual([]);
  await locate();
  await said(/nearest branch is OIS BTM/);
  expect(asked).toEqual([expect.objectContaining({ timeout: 10_000, enableHighAccuracy: false })]);
});

it('promises that the position stays on the device', () => {
  open();
  expect(
    screen.getByText(/Your position stays on this device.*send and keep nothing/),
  ).toBeVisible();
});

it('shows branches with rounded distances that teach the grade of the child', async () => {
  withDevice(at(12.9353, 77.6245));
  const { locate } = open();
  fireEvent.change(screen.getByLabelText('Your child was born on'), {
    target: { value: '2019-03-14' },
  });
  await locate();
  await said(/enters Grade 1.*nearest branch that teaches Grade 1 is OIS BTM Layout/);
  const [nearest] = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(nearest).toHaveTextContent('OIS BTM Layoutabout 3 km');
  expect(screen.getByText(/Distances are in a straight line/)).toBeVisible();
});

it('lets the parent choose one of the nearest localities instead', async () => {
  withDevice(at(12.9353, 77.6245));
  const { locate, person } = open();
  await locate();
  await person.click(await screen.findByRole('button', { name: 'Koramangala, Bangalore' }));
  expect(screen.getByLabelText('Where do you live?')).toHaveValue('Koramangala, Bangalore');
  await said(/nearest branch to Koramangala/);
  expect(screen.queryByText(/Are you in one of these/)).not.toBeInTheDocument();
});

it.each([
  ['refused', 1, /We did not get your position/],
  ['not to be found', 2, /could not find its position/],
  ['too slow', 3, /did not find its position within 10 seconds/],
])('leaves the typed way open when the position is %s', async (_, code, sentence) => {
  withDevice((_found, failed) => failed({ code }));
  const { locate, person } = open();
  await locate();
  await said(sentence);
  await person.type(screen.getByLabelText('Where do you live?'), 'Wakad');
  await person.click(screen.getByRole('button', { name: 'Show branches' }));
  await said(/nearest branch to Wakad/);
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

it('waits while the browser asks, and does not ask twice', async () => {
  const asked = withDevice(() => undefined);
  const { locate } = open();
  await locate();
  await said(/Asking your device where it is/);
  await locate();
  expect(asked).toHaveLength(1);
});

it('tells a family far from every branch of the nearest city and the boarding campuses', async () => {
  withDevice(at(15.49, 73.83));
  const { locate } = open();
  await locate();
  await said(/nearest city with a branch of ours is Hubbali-Dharwad.*too far for every day/);
  const lines = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(lines).toHaveLength(1 + boardingBranches().length);
  expect(lines[0]).toHaveTextContent(/Charantimath Gardens.*about \d+ km/);
  expect(lines[1]).toHaveTextContent(/about \d+ kmBoarding near Bangalore\. CBSE/);
  expect(screen.getAllByRole('link', { name: /^[\d-]+$/ })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\d+$/),
  );
  expect(screen.getByRole('heading', { name: 'Branches near you' })).toHaveFocus();
});
