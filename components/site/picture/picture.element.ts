// WebKit does not print a lazy picture that has never been in view, unless the picture starts loading now.
addEventListener('beforeprint', () => {
  for (const image of document.images) image.setAttribute('loading', 'eager');
});
