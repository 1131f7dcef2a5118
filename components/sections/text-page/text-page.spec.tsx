import { render, screen, within } from '@testing-library/react';
import type { TextSection } from '@/content/types';
import { TextPage } from './text-page';

const sections: TextSection[] = [
  { id: 'one', heading: 'First things', paragraphs: ['Alpha.', 'Beta.'] },
  { id: 'two', heading: 'Second things', paragraphs: ['Gamma.'], list: ['Delta', 'Epsilon'] },
];

describe('TextPage', () => {
  it('shows its sections, and a table of contents with a link to each', () => {
    render(
      <TextPage
        path="/x"
        name="X"
        heading="Title"
        lead="Lead"
        contentsLabel="Contents"
        sections={sections}
      />,
    );
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
    for (const { id, heading } of sections) {
      expect(contents.getByRole('link', { name: heading })).toHaveAttribute('href', `#${id}`);
      expect(document.getElementById(id)).toContainElement(screen.getByRole('heading', { name: heading }));
    }
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Title');
    expect(screen.getByText('Epsilon').closest('li')).toBeInTheDocument();
  });
});
