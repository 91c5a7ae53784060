/** @jest-environment jest-fixed-jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { clearDraft, readDraft } from '@/lib/enquiry/draft';
import {
  type DialogActions,
  type DialogRequest,
  useDialogs,
  useOpenDialogs,
} from '@/lib/site/DialogProvider';
import { isRecord } from '@/lib/site/isRecord';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { SAMPLE_REFERENCE } from '@/lib/testing/sampleReference';
import { shownSnackbars } from '@/lib/testing/snackbars';
import { EnquiryFlow } from './EnquiryFlow';

const field = (name: string) => screen.getByLabelText(name, { selector: 'input, select' });

let dialogs: DialogActions;
let opened: DialogRequest | null = null;

// Stands for the login dialog: the test reads what it was asked for.
const DialogSpy = () => {
  dialogs = useDialogs();
  opened = useOpenDialogs().at(-1) ?? null;
  return null;
};

beforeEach(clearDraft);

const RECEIPT = { id: SAMPLE_REFERENCE, delivered: true, needsVerification: false, ticket: null };

/** The endpoint: answers one after the other, the last one for good. Gives what it was sent. */
const answerWith = (...answers: (() => Response)[]) => {
  const received: Record<string, unknown>[] = [];
  fakeNetwork.use(
    http.post('*/api/enquiries', async ({ request }) => {
      const body: unknown = await request.json();
      if (isRecord(body)) received.push(body);
      const answer = answers[Math.min(received.length, answers.length) - 1];
      return answer ? answer() : HttpResponse.error();
    }),
  );
  return received;
};

const fillIn = async () => {
  const { person } = render(
    <>
      <EnquiryFlow />
      <DialogSpy />
    </>,
  );
  await person.type(field('Parent name'), 'Asha Rao');
  await person.type(field('Child name'), 'Mira');
  await person.type(field('Date of birth'), '2021-05-17');
  await person.type(field('Mobile number'), '9845012345');
  return { person, submit: screen.getByRole('button', { name: 'Submit' }) };
};

it('thanks a parent, names the reference and leads to its page', async () => {
  const received = answerWith(() => HttpResponse.json(RECEIPT, { status: 201 }));
  const { person, submit } = await fillIn();
  await person.click(submit);
  expect(
    await screen.findByText('Thank you. The admissions team has your enquiry.'),
  ).toBeInTheDocument();
  expect(screen.getByText(SAMPLE_REFERENCE)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See how it stands' })).toHaveAttribute(
    'href',
    `/enquiry/${SAMPLE_REFERENCE}`,
  );
  expect(received).toEqual([
    expect.objectContaining({ parent_name: 'Asha Rao', branch: 8, grade: 1, mobile: '9845012345' }),
  ]);
  expect(readDraft()).toBeNull();
});

it('says that it is saved where the school system does not have it yet', async () => {
  answerWith(() => HttpResponse.json({ ...RECEIPT, delivered: false }, { status: 201 }));
  const { person, submit } = await fillIn();
  await person.click(submit);
  expect(
    await screen.findByText('Thank you. We have saved your enquiry and will call you.'),
  ).toBeInTheDocument();
});

it('sends once when the button is pressed twice', async () => {
  const received = answerWith(() => HttpResponse.json(RECEIPT, { status: 201 }));
  const { person, submit } = await fillIn();
  await person.dblClick(submit);
  await screen.findByText(SAMPLE_REFERENCE);
  expect(received).toHaveLength(1);
});

it('keeps what is typed when the network fails, and tries again under the same key', async () => {
  const received = answerWith(
    () => HttpResponse.error(),
    () => HttpResponse.json(RECEIPT, { status: 201 }),
  );
  const { person, submit } = await fillIn();
  await person.click(submit);
  const message = 'We could not reach the school. Please check your connection and try again.';
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(shownSnackbars()).toEqual([message]));
  expect(field('Child name')).toHaveValue('Mira');
  await person.click(submit);
  await screen.findByText(SAMPLE_REFERENCE);
  expect(received).toHaveLength(2);
  expect(received[0]?.idempotencyKey).toEqual(expect.stringMatching(/^[\w-]{16,100}$/));
  expect(received[1]).toEqual(received[0]);
});

it('shows the sentence with which the school system refuses', async () => {
  const error = { code: 'enquiry/refused', message: 'Admissions for this class are closed.' };
  answerWith(() => HttpResponse.json({ error }, { status: 422 }));
  const { person, submit } = await fillIn();
  await person.click(submit);
  expect(await screen.findByText(error.message)).toBeVisible();
  await waitFor(() => expect(shownSnackbars()).toEqual([error.message]));
});

it('names the field that the server finds wrong', async () => {
  const error = {
    code: 'request/invalid',
    message: 'Please check the year.',
    field: 'date_of_birth',
  };
  answerWith(() => HttpResponse.json({ error }, { status: 400 }));
  const { person, submit } = await fillIn();
  await person.click(submit);
  await waitFor(() => expect(field('Date of birth')).toHaveFocus());
  expect(field('Date of birth')).toHaveAccessibleDescription(
    expect.stringContaining(error.message),
  );
});

describe('an anonymous parent', () => {
  const saved = { ...RECEIPT, delivered: false, needsVerification: true };

  it('confirms the number, and the same enquiry goes on', async () => {
    const received = answerWith(
      () => HttpResponse.json(saved, { status: 201 }),
      () => HttpResponse.json(RECEIPT, { status: 201 }),
    );
    const { person, submit } = await fillIn();
    await person.click(submit);
    await waitFor(() =>
      expect(opened).toMatchObject({ name: 'login', mobile: '9845012345', allowSignup: false }),
    );
    act(() => {
      if (opened?.name === 'login') opened.onVerified?.();
    });
    await screen.findByText('Thank you. The admissions team has your enquiry.');
    expect(received).toHaveLength(2);
    expect(received[1]).toEqual(received[0]);
  });

  it('is welcomed by the login that comes with the receipt', async () => {
    answerWith(() => HttpResponse.json({ ...RECEIPT, ticket: 'encrypted' }, { status: 201 }));
    const tickets: (string | null)[] = [];
    fakeNetwork.use(
      http.get('*/api/auth/providers', () =>
        HttpResponse.json({ otp: { id: 'otp', type: 'credentials' } }),
      ),
      http.get('*/api/auth/csrf', () => HttpResponse.json({ csrfToken: 'token' })),
      http.post('*/api/auth/callback/otp', async ({ request }) => {
        tickets.push(new URLSearchParams(await request.text()).get('ticket'));
        return HttpResponse.json({ url: 'http://localhost/' });
      }),
      http.get('*/api/auth/session', () => HttpResponse.json({})),
    );
    const { person, submit } = await fillIn();
    await person.click(submit);
    await waitFor(() => expect(shownSnackbars()).toEqual(['Welcome']));
    expect(tickets).toEqual(['encrypted']);
  });

  it('who leaves the dialog reads that the enquiry is saved, and can confirm later', async () => {
    answerWith(() => HttpResponse.json(saved, { status: 201 }));
    const { person, submit } = await fillIn();
    await person.click(submit);
    await waitFor(() => expect(opened).not.toBeNull());
    act(() => dialogs.closeAllDialogs());
    expect(
      screen.getByText('Thank you. We have saved your enquiry and will call you.'),
    ).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Confirm your mobile number' }));
    expect(opened).toMatchObject({ name: 'login', mobile: '9845012345' });
  });
});
