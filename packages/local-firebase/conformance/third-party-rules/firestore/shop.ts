import { where } from 'firebase/firestore/lite';
import type { FirestoreRulesFile } from '../rules-file';

const order = { customer: 'ana', sku: 'pen', quantity: 3, total: 7.5, status: 'new' };

export const shop: FirestoreRulesFile = {
  name: 'shop',
  seed: {
    'products/pen': { price: 2.5, stock: 10, currency: 'EUR' },
    'orders/new': order,
    'orders/paid': { ...order, status: 'paid' },
  },
  allows: [
    ['anyone', 'list', 'products'],
    ['anyone', 'get', 'products/none'],
    ['admin', 'set', 'products/ink', { price: 9, stock: 0, currency: 'USD' }],
    ['admin', 'set', 'products/ink', { price: 9, stock: 1, currency: 'USD', discount: 1.5 }],
    ['admin', 'delete', 'products/pen'],
    ['ana', 'set', 'carts/ana', { open: true }],
    ['ana', 'set', 'carts/ana/lines/pen', { quantity: 1 }],
    ['ana', 'set', 'orders/next', order],
    ['ana', 'list', 'orders', where('customer', '==', 'ana')],
    ['admin', 'list', 'orders'],
    ['admin', 'update', 'orders/new', { status: 'paid' }],
    ['admin', 'update', 'orders/paid', { status: 'sent' }],
    ['ana', 'update', 'orders/new', { status: 'cancelled' }],
  ],
  denies: [
    ['ana', 'set', 'products/ink', { price: 9, stock: 1, currency: 'USD' }],
    ['anyone', 'delete', 'products/pen'],
    ['admin', 'set', 'products/ink', { price: 0, stock: 1, currency: 'USD' }],
    ['admin', 'set', 'products/ink', { price: 9, stock: 1.5, currency: 'USD' }],
    ['admin', 'set', 'products/ink', { price: '9', stock: 1, currency: 'USD' }],
    ['admin', 'set', 'products/ink', { price: 9, stock: 1, currency: 'USD', discount: 9 }],
    ['ben', 'get', 'carts/ana/lines/pen'],
    ['ana', 'set', 'orders/next', { ...order, total: 5 }],
    ['ana', 'set', 'orders/next', { ...order, sku: 'none' }],
    ['ana', 'set', 'orders/next', { ...order, status: 'paid' }],
    ['ben', 'set', 'orders/next', order],
    ['ben', 'list', 'orders'],
    ['admin', 'update', 'orders/new', { status: 'sent' }],
    ['admin', 'update', 'orders/new', { status: 'paid', total: 1 }],
    ['ana', 'update', 'orders/paid', { status: 'cancelled' }],
    ['admin', 'delete', 'orders/new'],
  ],
};
