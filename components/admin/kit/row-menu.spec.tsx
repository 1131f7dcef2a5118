import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuAction, RowMenu } from './row-menu';

it('a row menu opens inside the main landmark', async () => {
  const onChoose = jest.fn();
  render(
    <main>
      <RowMenu title="Tubes">
        <MenuAction onChoose={onChoose}>Duplicate</MenuAction>
      </RowMenu>
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Actions: Tubes' }));
  const menu = within(screen.getByRole('main'));
  await userEvent.click(await menu.findByRole('menuitem', { name: 'Duplicate' }));
  expect(onChoose).toHaveBeenCalled();
});
