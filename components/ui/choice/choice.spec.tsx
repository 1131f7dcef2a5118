import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testLabels } from '@/components/ui/testing/labels';
import { Choice } from './choice';
import '@/components/ui/tabs/tabs.element';

describe('a choice', () => {
  it('shows the chosen option and puts it in the URL', async () => {
    const user = userEvent.setup();
    render(
      <Choice
        label="Sustainability"
        labels={testLabels}
        tabs={['PEOPLE', 'PROCESS'].map((label) => ({
          key: label.toLowerCase(),
          label,
          content: `About ${label}`,
        }))}
      />,
    );
    expect(screen.getByRole('tabpanel', { name: 'PEOPLE' })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'PROCESS' }));
    expect(screen.getByRole('tabpanel', { name: 'PROCESS' })).toHaveTextContent('About PROCESS');
    expect(location.hash).toBe('#process');
  });
});
