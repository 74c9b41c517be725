from pathlib import Path
from Cython.Build import cythonize
from setuptools import setup, Extension
SRC = Path("src")
mods = [Extension(".".join(p.relative_to(SRC).with_suffix("").parts), [str(p.with_suffix(".py"))], extra_compile_args=["-O3"]) for p in sorted(SRC.rglob("*.pxd"))]
setup(name="greenbaize", packages=["greenbaize"], package_dir={"":"src"}, ext_modules=cythonize(mods, nthreads=2, include_path=["src"], build_dir="build/c", compiler_directives=dict(language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, annotation_typing=False, auto_pickle=False)))
