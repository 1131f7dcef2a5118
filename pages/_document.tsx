import { Head, Html, Main, NextScript } from 'next/document';

/** Around the page of server errors alone: everything else is in `app`. */
export default function ErrorDocument() {
  return (
    <Html lang="en">
      <Head />
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
