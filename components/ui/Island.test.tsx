/** @jest-environment jest-fixed-jsdom */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react/pure';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useEffect, useState } from 'react';
import { Island } from './Island';
import { Link } from './Link';

const Form = () => {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  return (
    <label>
      Name
      <input name="name" data-live={isLive} />
    </label>
  );
};

const FROM_SERVER =
  '<div><div><label>Name<input name="name" data-live="false"></label></div></div>';

// The tree inside goes a moment after the page.
afterEach(() => act(async () => cleanup()));

const arrive = (isNeeded: boolean) => {
  const container = document.createElement('div');
  container.innerHTML = FROM_SERVER;
  document.body.append(container);
  const load = jest.fn(async () => <Form />);
  const page = render(<Island still={null} load={load} isNeededNow={() => isNeeded} />, {
    container,
    hydrate: true,
  });
  return { load, page };
};

it('leaves the HTML of the server alone until somebody needs it', async () => {
  const { load } = arrive(false);
  expect(screen.getByLabelText('Name')).toHaveAttribute('data-live', 'false');
  expect(load).not.toHaveBeenCalled();
});

it('takes over the very field in which somebody is typing', async () => {
  const { load } = arrive(false);
  const field = screen.getByLabelText('Name');
  await userEvent.type(field, 'Asha');
  await waitFor(() => expect(field).toHaveAttribute('data-live', 'true'));
  expect(screen.getByLabelText('Name')).toBe(field);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Asha');
  expect(load).toHaveBeenCalledTimes(1);
});

it('takes over at once where there is something to bring back', async () => {
  arrive(true);
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAttribute('data-live', 'true'));
});

it('draws itself where no server has sent it', async () => {
  render(<Island still={null} load={async () => <Form />} isNeededNow={() => false} />);
  expect(await screen.findByLabelText('Name')).toBeInTheDocument();
});

it('tries again with the next touch when its code could not be fetched', async () => {
  const { load } = arrive(false);
  load.mockRejectedValueOnce(new Error('offline'));
  const field = screen.getByLabelText('Name');
  await userEvent.click(field);
  expect(field).toHaveAttribute('data-live', 'false');
  await act(() => userEvent.hover(field));
  await waitFor(() => expect(field).toHaveAttribute('data-live', 'true'));
});

it('leaves nothing behind with the page', async () => {
  const { page } = arrive(true);
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAttribute('data-live', 'true'));
  await act(async () => page.unmount());
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
});

const Sender = ({ onSend }: { onSend: () => void }) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  >
    <button type="submit">Send</button>
  </form>
);

it('makes an early press on the form’s button again, once it is live', async () => {
  const send = jest.fn();
  const container = document.createElement('div');
  container.innerHTML = '<div><div><form><button type="submit">Send</button></form></div></div>';
  document.body.append(container);
  const load = async () => <Sender onSend={send} />;
  render(<Island still={null} load={load} />, { container, hydrate: true });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

const Action = ({ onPress }: { onPress: () => void }) => (
  <Link
    role="button"
    href="#form"
    onClick={(event) => {
      event.preventDefault();
      onPress();
    }}
  >
    Enquire Now
  </Link>
);

describe('an early press on a link that acts as a button', () => {
  const arriveWith = (load: () => Promise<ReactElement>) => {
    const container = document.createElement('div');
    container.innerHTML =
      '<div><div><a role="button" href="#form"><span>Enquire Now</span></a></div></div>';
    document.body.append(container);
    render(<Island still={null} load={load} />, { container, hydrate: true });
    return screen.getByRole('button', { name: 'Enquire Now' });
  };

  beforeEach(() => window.history.replaceState(null, '', '/'));
  afterEach(() => jest.useRealTimers());

  it('is made again once its code is there, and leads nowhere before', async () => {
    const press = jest.fn();
    const button = arriveWith(async () => <Action onPress={press} />);
    await userEvent.click(button);
    await waitFor(() => expect(press).toHaveBeenCalledTimes(1));
    expect(window.location.hash).toBe('');
  });

  it('follows the link when the code cannot be fetched', async () => {
    const button = arriveWith(() => Promise.reject(new Error('offline')));
    await userEvent.click(button);
    await waitFor(() => expect(window.location.hash).toBe('#form'));
  });

  it('tries again with the next press, wherever the pointer was in between', async () => {
    const press = jest.fn();
    const load = jest.fn(async () => <Action onPress={press} />);
    load.mockRejectedValueOnce(new Error('offline'));
    const button = arriveWith(load);
    act(() => button.click());
    await waitFor(() => expect(window.location.hash).toBe('#form'));
    act(() => button.click());
    await waitFor(() => expect(press).toHaveBeenCalledTimes(1));
  });

  it('follows the link when the code does not come in four seconds', async () => {
    jest.useFakeTimers();
    const button = arriveWith(() => new Promise(() => undefined));
    act(() => button.click());
    act(() => jest.advanceTimersByTime(3_900));
    expect(window.location.hash).toBe('');
    act(() => jest.advanceTimersByTime(200));
    jest.useRealTimers();
    await waitFor(() => expect(window.location.hash).toBe('#form'));
  });

  it('is left to the browser when it asks for another tab', () => {
    const load = jest.fn(async () => <Action onPress={jest.fn()} />);
    const button = arriveWith(load);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    expect(button.dispatchEvent(press)).toBe(true);
  });
});
