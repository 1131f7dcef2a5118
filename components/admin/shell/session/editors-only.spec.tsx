import '@/components/admin/testing/no-network';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditorsOnly } from './editors-only';
import { type Session, useSession } from './use-session';

const replace = jest.fn();

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));
jest.mock('./use-session', () => ({ useSession: jest.fn() }));

const email = 'editor@purvia.example';

/** Opens an editor as staff. Returns a function that changes the session. */
function openEditor() {
  const view = (session: Session) => {
    jest.mocked(useSession).mockReturnValue(session);
    return (
      <EditorsOnly>
        <input aria-label="Title" />
      </EditorsOnly>
    );
  };
  const { rerender } = render(view({ state: 'staff', email, role: 'writer', lacking: false }));
  return (session: Session) => rerender(view(session));
}

it.each([
  ['the session has expired', { state: 'signed-out' }, 'Your session has expired'],
  ['the account was deactivated', { state: 'not-allowed', email }, 'This account cannot edit the site'],
] as const)(
  'if %s, asks to sign in over the form and keeps the typed text',
  async (_when, session, heading) => {
    const become = openEditor();
    await userEvent.type(screen.getByLabelText('Title'), 'In the middle of a sen');
    become(session);
    const dialog = await screen.findByRole('dialog', { name: heading });
    expect(dialog).toHaveAccessibleDescription(/Your changes are still in the form behind this window/);
    become({ state: 'staff', email, role: 'writer', lacking: false });
    expect(screen.getByLabelText('Title')).toHaveValue('In the middle of a sen');
    expect(replace).not.toHaveBeenCalled();
  },
);
