const { AsyncLocalStorage } = require('node:async_hooks');

exports.renderData = new AsyncLocalStorage();
