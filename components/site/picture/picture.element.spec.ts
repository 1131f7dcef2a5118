import './picture.element';

it('lazy pictures become eager before printing', () => {
  const image = document.createElement('img');
  image.setAttribute('loading', 'lazy');
  document.body.append(image);
  dispatchEvent(new Event('beforeprint'));
  expect(image).toHaveAttribute('loading', 'eager');
});
