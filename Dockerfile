# The site as one container that uses a Firebase project. The build arguments become part of its pages and scripts.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY packages/local-firebase/package.json packages/local-firebase/
COPY packages/next-zero-js/package.json packages/next-zero-js/
RUN npm ci
COPY . .
ARG DEPLOYMENT=preview ALLOW_PLACEHOLDERS SITE_URL FIREBASE_API_KEY FIREBASE_PROJECT_ID FIREBASE_STORAGE_BUCKET FIREBASE_APP_ID TAG_MANAGER_ID MEASUREMENT_ID
# The build does not read the database. /api/ready returns 503 until the home page shows content from the database.
ENV BACKEND=firebase BUILD_WITHOUT_DATABASE=true NEXT_TELEMETRY_DISABLED=1
RUN npm run build && rm -rf .next/cache
RUN npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /site
ARG DEPLOYMENT=preview SITE_URL FIREBASE_API_KEY FIREBASE_PROJECT_ID FIREBASE_STORAGE_BUCKET FIREBASE_APP_ID TAG_MANAGER_ID MEASUREMENT_ID
# Without this limit, glibc keeps a heap for each of several threads, and the server uses more memory.
ENV NODE_ENV=production BACKEND=firebase NEXT_TELEMETRY_DISABLED=1 MALLOC_ARENA_MAX=2 HOSTNAME=0.0.0.0 PORT=3000 \
    DEPLOYMENT=$DEPLOYMENT SITE_URL=$SITE_URL FIREBASE_API_KEY=$FIREBASE_API_KEY FIREBASE_PROJECT_ID=$FIREBASE_PROJECT_ID \
    FIREBASE_STORAGE_BUCKET=$FIREBASE_STORAGE_BUCKET FIREBASE_APP_ID=$FIREBASE_APP_ID \
    TAG_MANAGER_ID=$TAG_MANAGER_ID MEASUREMENT_ID=$MEASUREMENT_ID
COPY --from=build --chown=node:node /site ./
USER node
EXPOSE 3000
HEALTHCHECK --start-period=20s --interval=10s --timeout=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", ".next/server.mjs"]
