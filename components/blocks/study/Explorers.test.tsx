/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { buildStartFigure } from '@/lib/study/explorers/startFigure';
import { render } from '@/lib/testing/render';
import { Explorers } from './Explorers';

const parabola = buildStartFigure('parabola');

it('shows the figure in its HTML and says in words what it shows, for who has no JavaScript', () => {
  const sent = document.createElement('div');
  sent.innerHTML = renderToString(<Explorers explorers={[parabola]} />);
  const image = within(sent).getByRole('img', { name: /The curve is y = x² − 2x − 3\./ });
  expect(image.querySelectorAll('path').length).toBeGreaterThan(3);
  expect(within(sent).queryByRole('slider')).toBeNull();
});

it('brings the sliders when a pupil asks for them, and goes on from their title', async () => {
  const { person } = render(<Explorers explorers={[parabola]} />);
  await person.click(screen.getByRole('button', { name: /^Move the sliders/ }));
  const title = await screen.findByRole('heading', { name: 'The parabola y = ax² + bx + c' });
  expect(title).toHaveFocus();
  expect(screen.getAllByRole('slider')).toHaveLength(3);
});

it('says what has become of the curve when a slider moves, and goes back', async () => {
  const { person } = render(<Explorers explorers={[parabola]} />);
  await person.click(screen.getByRole('button', { name: /^Move the sliders/ }));
  const slider = await screen.findByRole('slider', { name: /^c:/ });
  const facts = screen.getByRole('status');
  expect(within(facts).getByText('It crosses the x-axis at −1 and 3.')).toBeInTheDocument();
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider).toHaveAttribute('aria-valuetext', '1');
  expect(
    within(facts).getByText('It touches the x-axis at 1: two equal roots.'),
  ).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'As it was' }));
  expect(within(facts).getByText('It crosses the x-axis at −1 and 3.')).toBeInTheDocument();
});

it('lets a pupil choose the other lens', async () => {
  const { person } = render(<Explorers explorers={[buildStartFigure('lens')]} />);
  await person.click(screen.getByRole('button', { name: /^Move the sliders/ }));
  await person.click(await screen.findByRole('radio', { name: 'concave' }));
  expect(screen.getByRole('status')).toHaveTextContent('It is virtual, upright');
});
