FROM node:24-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production APP_ENV=production VAR_DIR=/var/palmetto
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/migrations ./migrations
COPY --from=build /site/build ./build
COPY --from=build /site/content/catalog/files ./content/catalog/files
COPY --from=build /site/content/articles ./content/articles
COPY --from=build /site/content/legal ./content/legal
COPY --from=build /site/app/server/start.mjs ./app/server/start.mjs
RUN mkdir -p /var/palmetto && chown node:node /var/palmetto
USER node
VOLUME /var/palmetto
EXPOSE 3000
# Node is the first process, so it receives SIGTERM and finishes requests in progress.
CMD ["node", "build/server.js"]
