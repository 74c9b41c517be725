"""A certificate for a test."""

import hashlib
import subprocess
from base64 import b64encode
from pathlib import Path


def make_certificate(folder: Path, name: str = "localhost") -> tuple[Path, Path]:
    """A certificate for this machine that nobody trusts, and its key."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    subprocess.run(
        [
            "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
            "-nodes", "-days", "2", "-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name}",
            "-keyout", key, "-out", certificate,
        ],
        check=True,
        capture_output=True,
    )  # fmt: skip
    return certificate, key


def fingerprint(key: Path) -> str:
    """By which a browser that is told so knows the certificate of this key."""
    public = ["openssl", "pkey", "-in", str(key), "-pubout", "-outform", "DER"]
    told = subprocess.run(public, check=True, capture_output=True).stdout
    return b64encode(hashlib.sha256(told).digest()).decode()
