# docker build -t greenbaize . && docker run -p 8000:8000 -v greenbaize:/data greenbaize
# docs/hosting.md tells the rest.

FROM python:3.11-slim AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY requirements.lock pyproject.toml setup.py README.md LICENSE ./
COPY src src
COPY tools/website.py tools/
COPY web web
RUN python -m venv /opt/greenbaize \
    && /opt/greenbaize/bin/pip install --no-cache-dir --require-hashes -r requirements.lock \
    && /opt/greenbaize/bin/pip install --no-cache-dir --no-build-isolation --no-deps . \
    && /opt/greenbaize/bin/greenbaize --version | grep compiled

FROM python:3.11-slim
RUN useradd --system --uid 10001 --no-create-home greenbaize \
    && install -d -m 700 -o greenbaize -g greenbaize /data
COPY --from=build /opt/greenbaize /opt/greenbaize
ENV PATH=/opt/greenbaize/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    GREENBAIZE_HOST=0.0.0.0 \
    GREENBAIZE_PORT=8000 \
    GREENBAIZE_DATABASE=sqlite:////data/tables.db
USER greenbaize
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=6s --start-period=30s CMD ["python", "-c", \
    "import os, urllib.request as r; r.urlopen(f'http://127.0.0.1:{os.environ[\"GREENBAIZE_PORT\"]}/healthz', timeout=5)"]
ENTRYPOINT ["greenbaize"]
CMD ["serve"]
