import { render } from '@testing-library/react';
import { aBlog } from '@/lib/testing/records';
import { questionsOf } from './questions';

const deletionText = (published: boolean) => {
  const { question, children } = questionsOf('Blog', aBlog({ published })).delete;
  expect(question).toBe('Delete this blog?');
  return render(children).container;
};

describe('the question before a deletion', () => {
  it('names the consequences for visitors only if they see the record', () => {
    expect(deletionText(true)).toHaveTextContent('Visitors will stop seeing it at once');
    expect(deletionText(false)).not.toHaveTextContent('Visitors');
  });
});
