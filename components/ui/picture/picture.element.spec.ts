import './picture.element';

it('lazy pictures load before a page is printed', () => {
  const image = document.createElement('img');
  image.setAttribute('loading', 'lazy');
  document.body.append(image);
  dispatchEvent(new Event('beforeprint'));
  expect(image).toHaveAttribute('loading', 'eager');
});
