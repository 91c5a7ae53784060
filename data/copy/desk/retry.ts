/** What the desk says of an enquiry that the school system does not have yet. */
export const DESK_RETRY_COPY = {
  title: 'The school system does not have it yet',
  waiting: 'The site tries again by itself. You can have it tried now.',
  refused:
    'It was refused, or given up. If the reason is over, have it sent again; else call the parent and enter it there by hand.',
  send: 'Send it again now',
  sending: 'Asking the school system …',
} as const;

/** How it went. */
export const RETRY_OUTCOME_COPY = {
  delivered: 'The school system has it now.',
  arrived: 'The school system had it already.',
  refused:
    'The school system refused it again. The reason stands under “Sent to the school system”.',
  'follow-up':
    'It could not be sent. The reason stands under “Sent to the school system”: please enter it there by hand.',
  waiting:
    'The school system has not answered yet. The site goes on trying by itself; look again in a few minutes.',
  cancelled: 'It is not sent: the parent has withdrawn the consent.',
  never:
    'There is nothing to send: the number was not confirmed, or there was no login to send it with. Please enter it there by hand.',
  'no-login':
    'It cannot be sent any more: the login that came with it has run out. Please call the parent, and enter it there by hand.',
  answered:
    'It is not sent again once somebody has spoken with the parent. Please enter it there by hand.',
} as const;
