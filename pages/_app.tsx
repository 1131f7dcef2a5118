import type { AppProps } from 'next/app';
import '@/styles/index.scss';

export default function ErrorApp({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />;
}
