import '@/components/admin/testing/no-network';
import { zodResolver } from '@hookform/resolvers/zod';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import type { ImageFieldProps } from '@/components/admin/fields/picture/image-field';
import { integer } from '@/lib/model/fields/integer';
import { typeOf } from '@/lib/model/fields/types';
import { type Collection, KINDS } from '@/lib/model/kinds';
import type { Blog } from '@/lib/model/records';
import { aBlog } from '@/lib/testing/records';
import { z } from '@/lib/validation/zod';
import { ModelFields } from './model-fields';
import type { Marks } from './use-marks';

let choose: ImageFieldProps['onChange'] = () => {};
jest.mock('@/components/admin/fields/picture/image-field', () => ({
  ImageField({ onChange }: ImageFieldProps) {
    choose = onChange;
    return null;
  },
}));

function Form({ blog, marks = {} }: { blog: Blog; marks?: Marks }) {
  return <ModelFields form={useForm<Blog>({ defaultValues: blog })} name="Blog" marks={marks} />;
}

async function openForm(imageAlt = '') {
  await act(async () => {
    render(<Form blog={aBlog({ image: 'old.png', imageAlt })} />);
  });
  return { alt: screen.getByLabelText('Alternative text'), user: userEvent.setup() };
}

const take = (path: string, alt?: string) => act(async () => choose(path, alt));

describe('the description of an image', () => {
  it('comes from the library image chosen last', async () => {
    const { alt } = await openForm();
    await take('a.png', 'A rack');
    expect(alt).toHaveValue('A rack');
    await take('b.png', 'A box');
    expect(alt).toHaveValue('A box');
  });

  it('is removed when an uploaded image replaces the library image', async () => {
    const { alt } = await openForm();
    await take('a.png', 'A rack');
    await take('uploaded.png');
    expect(alt).toHaveValue('');
  });

  it('is kept if it was edited', async () => {
    const { alt, user } = await openForm();
    await take('a.png', 'A rack');
    await user.type(alt, ' of tubes');
    await take('b.png', 'A box');
    expect(alt).toHaveValue('A rack of tubes');
    await take('uploaded.png');
    expect(alt).toHaveValue('A rack of tubes');
  });

  it('is kept if it was stored', async () => {
    const { alt } = await openForm('A shelf');
    await take('b.png', 'A box');
    expect(alt).toHaveValue('A shelf');
  });
});

describe('the language', () => {
  async function openText(blog: Partial<Blog>) {
    await act(async () => {
      render(<Form blog={aBlog({ title: '', ...blog })} />);
    });
    const [language, title] = ['Language', 'Title'].map((label) => screen.getByLabelText(label));
    return { language, title: title as HTMLElement, user: userEvent.setup() };
  }

  it('follows the text', async () => {
    const { language, title, user } = await openText({});
    expect(language).toHaveValue('en');
    await user.click(title);
    await user.paste('نقل العينات');
    expect(language).toHaveValue('ar');
    await user.clear(title);
    await user.paste('The transport of samples to the laboratory');
    expect(language).toHaveValue('en');
  });

  it('stays as chosen, with a hint if the text seems to be in another', async () => {
    const { language, title, user } = await openText({});
    await user.selectOptions(language as HTMLElement, 'fa');
    await user.click(title);
    await user.paste('نقل العينات');
    expect(language).toHaveValue('fa');
    expect(language).toHaveAccessibleDescription('The text seems to be in العربية.');
  });

  it('stays as stored when the text changes', async () => {
    const { language, title, user } = await openText({ title: 'نقل العينات', language: 'en' });
    await user.click(title);
    await user.paste(' إلى المختبر');
    expect(language).toHaveValue('en');
    expect(language).toHaveAccessibleDescription('The text seems to be in العربية.');
  });
});

describe('a field with a value that nobody typed', () => {
  it('is marked with the reason, in a group with its control', async () => {
    await act(async () => {
      render(<Form blog={aBlog({})} marks={{ title: 'merged', description: 'restored' }} />);
    });
    const merged = screen.getByRole('group', { name: 'Updated from the saved version' });
    expect(within(merged).getByLabelText('Title')).toBeVisible();
    const restored = screen.getByRole('group', { name: 'Restored, not saved yet' });
    expect(within(restored).getByLabelText('Description')).toBeVisible();
    expect(screen.getAllByRole('group')).toHaveLength(2);
  });
});

describe('a whole number', () => {
  const quantity = integer('Quantity', 0, 10_000);
  let values: () => object;

  /** The form of an invented kind, because no kind on the site has an editable number. */
  function NumberForm() {
    const form = useForm({
      defaultValues: { quantity: 3 },
      resolver: zodResolver(z.object({ quantity: typeOf(quantity).schema(quantity, z) })),
      mode: 'onChange',
    });
    values = form.getValues;
    return <ModelFields form={form} name={'Order' as Collection} marks={{}} />;
  }

  it('has a control that reads and stores a number, and rejects all other values', async () => {
    Object.assign(KINDS, { Order: { fields: { quantity } } });
    render(<NumberForm />);
    const user = userEvent.setup();
    const control = screen.getByRole('spinbutton', { name: 'Quantity' });
    expect(control).toHaveValue(3);
    await user.type(control, '0');
    expect(values()).toEqual({ quantity: 30 });
    expect(control).toBeValid();
    await user.type(control, '.5');
    expect(control).toHaveAccessibleDescription('Quantity must be a whole number from 0 to 10,000');
    await user.clear(control);
    expect(values()).toEqual({ quantity: null });
    expect(control).toBeInvalid();
  });
});
