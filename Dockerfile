# syntax=docker/dockerfile:1
# Abra as a service: docs/deploy.md. `npm run container` runs these very steps in a bare root file system.

FROM node:20-bookworm-slim AS build
WORKDIR /abra
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npx --no-install vite build
RUN npm prune --omit=dev

FROM node:20-bookworm-slim
# Letters of further scripts: --build-arg FONTS="fonts-liberation fonts-noto-cjk"
ARG FONTS="fonts-liberation"
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates chromium tini $FONTS \
 && rm -rf /var/lib/apt/lists/*
RUN useradd --uid 10001 --user-group --home-dir /data --no-create-home --shell /usr/sbin/nologin abra \
 && install -d -o abra -g abra -m 700 /data
WORKDIR /abra
COPY --from=build /abra/node_modules node_modules
COPY --from=build /abra/dist dist
COPY --from=build /abra/package.json package.json
COPY --from=build /abra/src/runner/bin.mjs src/runner/bin.mjs
# What Chromium and its libraries keep beside a profile goes to /tmp, so that nothing but /tmp and /data is written.
ENV NODE_ENV=production HOME=/tmp ABRA_DATA=/data ABRA_CHROMIUM=/usr/bin/chromium
USER 10001:10001
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8787/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# tini ends what Chromium leaves behind, and passes SIGTERM on.
ENTRYPOINT ["tini", "--", "node", "src/runner/bin.mjs"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8787"]
