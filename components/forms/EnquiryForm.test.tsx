/** @jest-environment jest-fixed-jsdom */

import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { GRADES } from '@/data/grades';
import { CITY_LIST } from '@/data/places/places';
import { clearDraft, readDraft, saveDraft } from '@/lib/enquiry/draft';
import { FIELD_NAMES } from '@/lib/enquiry/fields';
import { readVisitAnswers, saveVisitAnswers } from '@/lib/enquiry/visitAnswers';
import { branchDisplayName, formBranchesOf } from '@/lib/schools/directory/branches';
import { saveQuestion } from '@/lib/schools/finder/saveQuestion';
import { SiteError } from '@/lib/site/siteError';
import { LONE } from '@/lib/testing/loneBranch';
import { render } from '@/lib/testing/render';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { shownSnackbars } from '@/lib/testing/snackbars';
import { field, typeFamily } from '@/lib/testing/typeEnquiry';
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm';

const optionsOf = (name: string) =>
  within(field(name))
    .getAllByRole('option')
    .map((option) => option.textContent);

const KHARADI = { locality: 'Kharadi', city: 'pune' } as const;
const [, NURSERY] = GRADES;

beforeEach(clearDraft);

const show = (props: Partial<EnquiryFormProps> = {}) => {
  const onSubmit = jest.fn<Promise<void>, [unknown]>().mockResolvedValue(undefined);
  return { onSubmit, ...render(<EnquiryForm onSubmit={onSubmit} {...props} />) };
};

type Person = ReturnType<typeof show>['person'];

const fillIn = async (person: Person) => {
  await typeFamily(person, '9845012345');
  await person.selectOptions(field('City'), 'Bangalore');
  await person.selectOptions(field('Branch'), 'Jalahalli');
  await person.selectOptions(field('Session Year'), 'Nursery');
};

const press = (person: Person) => person.click(screen.getByRole('button', { name: 'Submit' }));

describe('a parent who opens the form', () => {
  it('finds nothing chosen away from a branch', () => {
    show();
    expect(field('City')).toHaveDisplayValue('Please select a City');
    expect(field('Branch')).toHaveDisplayValue('Please select a branch');
    expect(field('Session Year')).toHaveDisplayValue('Please select a Session Year');
  });

  it('finds the city of the page, and no branch of it', () => {
    show({ city: 'pune' });
    expect(field('City')).toHaveDisplayValue('Pune');
    expect(field('Branch')).toHaveDisplayValue('Please select a branch');
  });

  it('finds the branch of the page, and the class left to choose', () => {
    show({ branchId: 3 });
    expect(field('City')).toHaveDisplayValue('Bangalore');
    expect(field('Branch')).toHaveDisplayValue('BTM Layout');
    expect(field('Session Year')).toHaveDisplayValue('Please select a Session Year');
  });

  it('is not asked again for what the finder knows', () => {
    saveVisitAnswers({ locality: 'Kharadi', city: 'pune', birth: '2022-03-10', grade: 2 });
    show();
    expect(field('Date of birth')).toHaveValue('2022-03-10');
    expect(field('City')).toHaveDisplayValue('Pune');
    expect(field('Branch')).toHaveDisplayValue('Please select a branch');
    expect(field('Session Year')).toHaveDisplayValue('Nursery');
  });

  it('is not made to forget a class that this branch does not teach', async () => {
    saveVisitAnswers({ birth: '2022-03-10', grade: 2 });
    const { person } = show({ branchId: 3 });
    expect(field('Session Year')).toHaveDisplayValue('Please select a Session Year');
    await person.type(field('Parent name'), 'Asha');
    expect(readVisitAnswers()).toEqual({ birth: '2022-03-10', grade: 2 });
  });

  it('is filled in by the finder of the same page, until the parent chooses', async () => {
    const { person } = show();
    act(() => saveQuestion({ ...KHARADI, birth: '2022-03-10', grade: NURSERY }));
    expect(field('City')).toHaveDisplayValue('Pune');
    expect(field('Date of birth')).toHaveValue('2022-03-10');
    expect(field('Session Year')).toHaveDisplayValue('Nursery');
    act(() => saveQuestion({ locality: 'Garia', city: 'kolkata', birth: '', grade: null }));
    expect(field('City')).toHaveDisplayValue('Kolkata');
    expect(field('Date of birth')).toHaveValue('');
    await person.selectOptions(field('Branch'), 'Garia');
    act(() => saveQuestion({ ...KHARADI, birth: '2022-03-10', grade: NURSERY }));
    expect(field('City')).toHaveDisplayValue('Kolkata');
    expect(field('Branch')).toHaveDisplayValue('Garia');
    expect(field('Date of birth')).toHaveValue('2022-03-10');
  });

  it('has nothing unsent after the finder alone has filled it in', () => {
    const { unmount } = show();
    act(() => saveQuestion({ ...KHARADI, birth: '2022-03-10', grade: NURSERY }));
    expect(field('Date of birth')).toHaveValue('2022-03-10');
    unmount();
    expect(shownSnackbars()).toEqual([]);
  });

  it('tells the next form the birthday and the class', async () => {
    const { person } = show();
    await fillIn(person);
    expect(readVisitAnswers()).toEqual({ birth: '2022-05-17', grade: 2 });
  });

  it('is not asked for a number that the login has', () => {
    show({ mode: 'signup' });
    expect(screen.queryByLabelText('Mobile number')).not.toBeInTheDocument();
  });

  it('reads what is taken, why, and how to take it back', async () => {
    const { person } = show();
    await person.click(screen.getByText('What we take, and why'));
    expect(screen.getByText(/to call you back about what you ask for/)).toBeVisible();
    expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  });
});

describe('a parent who chooses', () => {
  it('another city sees only its branches and has to choose one', async () => {
    const { person } = show();
    await person.selectOptions(field('City'), 'Kolkata');
    expect(optionsOf('Branch')).toEqual(['Please select a branch', 'New Town', 'Garia', 'Joka']);
    expect(field('Branch')).toHaveDisplayValue('Please select a branch');
  });

  it('a city with one branch has it chosen', async () => {
    const { person } = show();
    await person.selectOptions(field('City'), LONE.city.displayName);
    expect(field('Branch')).toHaveDisplayValue(branchDisplayName(LONE.branch));
  });

  it('a branch sees only the grades that it offers', async () => {
    const { person } = show({ branchId: 8 });
    await person.selectOptions(field('Branch'), 'BTM Pre-Primary Wing');
    expect(optionsOf('Session Year')).toEqual([
      'Please select a Session Year',
      'Pre-Nursery',
      'Nursery',
      'K1',
      'K2',
    ]);
  });

  it('keeps a grade that the new branch offers and loses one that it does not', async () => {
    const { person } = show({ branchId: 8 });
    await person.selectOptions(field('Session Year'), 'Grade 5');
    await person.selectOptions(field('Branch'), 'Kengeri');
    expect(field('Session Year')).toHaveDisplayValue('Grade 5');
    await person.selectOptions(field('Branch'), 'BTM Pre-Primary Wing');
    expect(field('Session Year')).toHaveDisplayValue('Please select a Session Year');
  });

  it('reads the names that people know', async () => {
    const { person } = show();
    expect(optionsOf('City')).toContain('Delhi NCR');
    expect(optionsOf('City')).not.toContain('Sonipat');
    await person.selectOptions(field('City'), 'Delhi NCR');
    expect(optionsOf('Branch')).toContain('Delhi NCR (Sonipat)');
  });

  it('in restricted mode has three cities', () => {
    show({ cities: 'restricted' });
    expect(optionsOf('City')).toEqual([
      'Please select a City',
      'New Delhi',
      'Bangalore',
      'Delhi NCR',
    ]);
  });

  it('on a page about CBSE chooses among the CBSE branches of a city', async () => {
    const { person } = show({ cities: 'cbse', city: 'pune' });
    const ofBoard = (board: string) =>
      formBranchesOf('pune')
        .filter((branch) => branch.board === board)
        .map(branchDisplayName);
    expect(optionsOf('Branch').slice(1)).toEqual(ofBoard('CBSE'));
    expect(ofBoard('ICSE')).not.toEqual([]);
    await person.selectOptions(field('City'), 'Kolkata');
    expect(field('Branch')).not.toHaveDisplayValue('Please select a branch');
  });
});

describe('a parent who types an e-mail address', () => {
  it('takes the completion with the arrow and Enter keys', async () => {
    const { person, onSubmit } = show();
    await person.type(field('Email'), 'asha');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await person.keyboard('@');
    expect(screen.getAllByRole('option', { name: /^asha@/ })).toHaveLength(4);
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { name: 'asha@yahoo.com' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await person.keyboard('{Enter}');
    expect(field('Email')).toHaveValue('asha@yahoo.com');
    expect(field('Email')).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('narrows the list by typing and takes one by touch', async () => {
    const { person } = show();
    await person.type(field('Email'), 'asha@h');
    await person.click(screen.getByRole('option', { name: 'asha@hotmail.com' }));
    expect(field('Email')).toHaveValue('asha@hotmail.com');
    expect(field('Email')).toHaveFocus();
  });

  it('closes the list with Escape and keeps the text', async () => {
    const { person } = show();
    await person.type(field('Email'), 'asha@{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field('Email')).toHaveValue('asha@');
  });
});

it('asks for a number while an e-mail address is written into the field for it', async () => {
  const { person } = show();
  const message = 'Please enter a valid 10-digit mobile number.';
  await person.type(field('Mobile number'), 'asha@home.example');
  expect(field('Mobile number')).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(field('Mobile number')).toBeInvalid();
  await person.type(field('Mobile number'), '9845012345');
  expect(field('Mobile number')).toHaveAccessibleDescription(expect.not.stringContaining(message));
});

describe('a parent who forgets something', () => {
  const steps: [string, string, (person: Person) => Promise<void>][] = [
    [
      'Parent name',
      'Parent name is required.',
      (person) => person.type(field('Parent name'), 'Asha'),
    ],
    ['Child name', 'Child name is required.', (person) => person.type(field('Child name'), 'Mira')],
    [
      'Date of birth',
      'Date of birth is required.',
      (person) => person.type(field('Date of birth'), '2021-05-17'),
    ],
    [
      'Email',
      'Invalid Email!',
      async (person) => {
        await person.clear(field('Email'));
      },
    ],
    ['City', 'Please select a City.', (person) => person.selectOptions(field('City'), 'Kolkata')],
    [
      'Branch',
      'Please select a branch.',
      async (person) => {
        await person.selectOptions(field('Branch'), 'Garia');
        await person.selectOptions(field('Session Year'), 'Please select a Session Year');
      },
    ],
    [
      'Session Year',
      'Please select a Session Year.',
      (person) => person.selectOptions(field('Session Year'), 'K1'),
    ],
    [
      'Mobile number',
      'Please enter a valid 10-digit mobile number.',
      async (person) => {
        await person.clear(field('Mobile number'));
        await person.type(field('Mobile number'), '1234567890');
      },
    ],
    [
      'Mobile number',
      'Please enter a valid mobile number.',
      async (person) => {
        await person.clear(field('Mobile number'));
        await person.click(field('Mobile number'));
        await person.paste('+91 98450-12345');
      },
    ],
  ];

  it('is told of one mistake after the other, each at its field, until the form goes out', async () => {
    const { person, onSubmit } = show();
    await person.type(field('Email'), 'not an address');
    await person.type(field('Mobile number'), '98450');

    for (const [name, message, repair] of steps) {
      await press(person);
      await waitFor(() => expect(shownSnackbars().at(-1)).toBe(message));
      expect(field(name)).toHaveFocus();
      expect(field(name)).toBeInvalid();
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
      expect(onSubmit).not.toHaveBeenCalled();
      await repair(person);
      expect(field(name)).toHaveAccessibleDescription(expect.not.stringContaining(message));
    }

    await press(person);
    expect(onSubmit).toHaveBeenCalledWith({
      ...SAMPLE_ENQUIRY,
      parent_name: 'Asha',
      child_name: 'Mira',
      date_of_birth: '2021-05-17',
      email: '',
      branch: 80,
      grade: 3,
      mobile: '9845012345',
    });
  }, 20_000);

  it('cannot give a birthday after today', async () => {
    const { person } = show();
    await fillIn(person);
    await person.clear(field('Date of birth'));
    await person.type(field('Date of birth'), '2999-01-01');
    await press(person);
    await waitFor(() => expect(shownSnackbars()).toEqual(['Date of birth is required.']));
  });
});

describe('a parent who gives the date of birth', () => {
  const hint = /^Born 14 Aug 2021: Nursery in 2025-26 \(3 years on 1 June 2025\)\.$/;
  const question = { name: 'By the birthday it would be Nursery. Would you like to keep Grade 1?' };
  const giveBirth = (person: Person, day = '2021-08-14') =>
    person.type(field('Date of birth'), day);

  it('has the class chosen, and reads which one and for which session', async () => {
    const { person } = show();
    await giveBirth(person);
    expect(field('Session Year')).toHaveDisplayValue('Nursery');
    expect(field('Session Year')).toHaveAccessibleDescription(hint);
    expect(screen.queryByRole('group', { name: /Would you like to keep/ })).not.toBeInTheDocument();
  });

  it('has it chosen in the sign-up form too', async () => {
    const { person } = show({ mode: 'signup' });
    await giveBirth(person);
    expect(field('Session Year')).toHaveDisplayValue('Nursery');
  });

  it('has it chosen anew for another day, and for a city that counts on another one', async () => {
    const { person } = show();
    await giveBirth(person);
    await person.clear(field('Date of birth'));
    await giveBirth(person, '2019-04-02');
    expect(field('Session Year')).toHaveDisplayValue('Grade 1');
    await person.clear(field('Date of birth'));
    await giveBirth(person);
    await person.selectOptions(field('City'), 'Pune');
    expect(field('Session Year')).toHaveDisplayValue('K1');
    expect(field('Session Year')).toHaveAccessibleDescription(/4 years on 31 December 2025/);
  });

  it('keeps the class that was chosen before, and is asked about it', async () => {
    const { person } = show();
    await person.selectOptions(field('Session Year'), 'Grade 1');
    await giveBirth(person);
    expect(field('Session Year')).toHaveDisplayValue('Grade 1');
    expect(await screen.findByRole('group', question)).toBeVisible();
  });

  it('sends a class that does not fit only after a yes', async () => {
    const { person, onSubmit } = show();
    await fillIn(person);
    await person.clear(field('Date of birth'));
    await giveBirth(person);
    await person.selectOptions(field('Session Year'), 'Grade 1');
    await press(person);
    await waitFor(() => expect(field('Session Year')).toHaveFocus());
    expect(field('Session Year')).toHaveAccessibleDescription(
      expect.stringContaining('Please tell us whether this class is right.'),
    );
    expect(onSubmit).not.toHaveBeenCalled();
    await person.click(await screen.findByRole('checkbox', { name: 'Yes, keep Grade 1' }));
    expect(field('Session Year')).toBeValid();
    await press(person);
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ grade: 5 })),
    );
  });

  it('takes the class that fits with one press', async () => {
    const { person, onSubmit } = show();
    await fillIn(person);
    await person.clear(field('Date of birth'));
    await giveBirth(person);
    await person.selectOptions(field('Session Year'), 'Grade 1');
    await person.click(await screen.findByRole('button', { name: 'Change to Nursery' }));
    expect(field('Session Year')).toHaveDisplayValue('Nursery');
    expect(field('Session Year')).toHaveFocus();
    expect(screen.queryByRole('group', { name: /Would you like to keep/ })).not.toBeInTheDocument();
    await press(person);
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ grade: 2 })),
    );
  });

  it('is told when the branch does not teach the class', async () => {
    const { person } = show({ branchId: 3 });
    await giveBirth(person);
    expect(field('Session Year')).toHaveAccessibleDescription(
      /This branch does not teach Nursery\./,
    );
    expect(field('Session Year')).toHaveDisplayValue('Please select a Session Year');
    await person.selectOptions(field('Session Year'), 'Grade 1');
    expect(await screen.findByRole('group', question)).toBeVisible();
  });

  it('finds a choice that came back from the server as it was', () => {
    show({ initial: { date_of_birth: '2021-08-14', city: 'bangalore', branch: '8', grade: '5' } });
    expect(field('Session Year')).toHaveDisplayValue('Grade 1');
  });
});

describe('a parent whose enquiry is refused', () => {
  it('reads it once, at the field to blame, which has the focus', async () => {
    const onSubmit = async () => {
      throw new SiteError('request/invalid', {
        field: 'child_name',
        message: 'Please shorten it.',
      });
    };
    const { person } = show({ onSubmit });
    await fillIn(person);
    await press(person);
    await waitFor(() => expect(field('Child name')).toHaveFocus());
    expect(field('Child name')).toHaveAccessibleDescription('Please shorten it.');
    expect(shownSnackbars()).toEqual([]);
  });

  it('reads it in the form, where no field is to blame, and loses nothing', async () => {
    const onSubmit = async () => {
      throw new SiteError('enquiry/refused', { message: 'Admissions are closed.' });
    };
    const { person } = show({ onSubmit });
    await fillIn(person);
    await press(person);
    expect(await screen.findByText('Admissions are closed.')).toBeVisible();
    await waitFor(() => expect(shownSnackbars()).toEqual(['Admissions are closed.']));
    expect(field('Parent name')).toHaveValue('Asha Rao');
  });
});

describe('a parent whose page reloads', () => {
  it('finds everything typed again', async () => {
    const { person, unmount } = show();
    await fillIn(person);
    await person.selectOptions(field('City'), 'Kolkata');
    await person.selectOptions(field('Branch'), 'Garia');
    await person.selectOptions(field('Session Year'), 'K1');
    unmount();
    show();
    expect(field('Parent name')).toHaveValue('Asha Rao');
    expect(field('Mobile number')).toHaveValue('9845012345');
    expect(field('City')).toHaveDisplayValue('Kolkata');
    expect(field('Branch')).toHaveDisplayValue('Garia');
    expect(field('Session Year')).toHaveDisplayValue('K1');
  });

  it('leaves no draft behind without typing', () => {
    show();
    expect(readDraft()).toBeNull();
  });
});

const TurningPage = ({ onSubmit }: Pick<EnquiryFormProps, 'onSubmit'>) => {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen((wasOpen) => !wasOpen)}>
        Turn the page
      </button>
      {isOpen && <EnquiryForm onSubmit={onSubmit} />}
    </>
  );
};

describe('a parent who leaves the form', () => {
  const UNSENT = 'Your enquiry is not sent yet. We keep what you typed until you close this tab.';
  const open = () => {
    const { person } = render(<TurningPage onSubmit={async () => clearDraft()} />);
    const turn = () => person.click(screen.getByRole('button', { name: 'Turn the page' }));
    return { person, turn };
  };

  it('half filled is told that it is not sent, and finds what was typed again', async () => {
    const { person, turn } = open();
    await person.type(field('Parent name'), 'Asha Rao');
    await turn();
    await waitFor(() => expect(shownSnackbars()).toEqual([UNSENT]));
    await turn();
    expect(field('Parent name')).toHaveValue('Asha Rao');
    expect(screen.getByText('Not sent yet. We kept what you typed.')).toBeVisible();
  });

  it('untouched is told nothing', async () => {
    const { turn } = open();
    await turn();
    expect(shownSnackbars()).toEqual([]);
  });

  it('with nothing new in it is not told again', async () => {
    saveDraft({ start: '8', values: { parent_name: 'Asha Rao' } });
    const { person, turn } = open();
    await person.click(field('Child name'));
    await turn();
    expect(shownSnackbars()).toEqual([]);
  });

  it('after sending it is told nothing', async () => {
    const { person, turn } = open();
    await fillIn(person);
    await press(person);
    await waitFor(() => expect(readDraft()).toBeNull());
    await turn();
    expect(shownSnackbars()).toEqual([]);
  });
});

it('shows what the server found wrong after a form post', () => {
  show({
    initial: { parent_name: 'Asha', branch: '80', city: 'kolkata', grade: '3' },
    problems: { child_name: 'Child name is required.' },
  });
  expect(field('Parent name')).toHaveValue('Asha');
  expect(field('Branch')).toHaveDisplayValue('Garia');
  expect(field('Child name')).toHaveAccessibleDescription('Child name is required.');
});

describe('without JavaScript', () => {
  const html = document.createElement('div');
  beforeAll(() => {
    html.innerHTML = renderToStaticMarkup(
      <EnquiryForm onSubmit={jest.fn()} problems={{ city: 'Please select a City.' }} />,
    );
  });

  it('is a form that posts the fields by the names of the endpoint', () => {
    const form = html.querySelector('form');
    expect(form).toHaveAttribute('action', '/api/enquiries');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).not.toHaveAttribute('novalidate');
    const names = [...html.querySelectorAll('[name]')].map((control) =>
      control.getAttribute('name'),
    );
    expect(names).toEqual(FIELD_NAMES);
  });

  it('offers every branch under its city, and every grade', () => {
    expect(html.querySelectorAll('[name=branch] optgroup')).toHaveLength(CITY_LIST.length - 1);
    expect(html.querySelectorAll('[name=grade] option')).toHaveLength(17);
  });

  it('shows the mistakes that the server found', () => {
    expect(html).toHaveTextContent('Please select a City.');
  });
});
