"""What the network answers, and the soft targets of each head from the labels.

`kind` is the public label, one of 17. The others come from `labels/garments.csv`; a row of zeros means that nobody
could say, and costs nothing.
"""
import csv
import pathlib

import torch
import torch.nn.functional as F

LABELS = pathlib.Path(__file__).parent / "labels" / "garments.csv"

HEADS = {
    "finer": [
        "t-shirt", "polo", "blouse", "shirt", "longsleeve", "hoodie", "top", "undershirt", "body", "sweater",
        "cardigan", "vest", "blazer", "outerwear", "coat", "pants", "jeans", "shorts", "skirt", "dress", "jumpsuit",
        "sneakers", "boots", "sandals", "heels", "flats", "shoes", "hat",
    ],
    "pattern": ["plain", "stripes", "checks", "print", "floral", "dots", "logo"],
    "sleeve": ["none", "short", "long"],
    "length": ["short", "medium", "long"],
    "material": ["denim", "knit", "leather", "down", "other"],
    "style": ["casual", "formal", "sport", "party"],
    "color": [
        "negro", "gris oscuro", "gris", "gris claro", "blanco", "crudo", "beige", "camel", "marrón", "marrón oscuro",
        "caqui", "verde oliva", "rojo", "burdeos", "coral", "salmón", "naranja", "mostaza", "amarillo", "verde lima",
        "verde", "verde oscuro", "verde menta", "turquesa", "petróleo", "celeste", "azul", "azul vaquero",
        "azul grisáceo", "azul marino", "morado", "lila", "fucsia", "rosa", "rosa palo", "dorado", "plateado",
    ],
}  # fmt: skip
# As scanner/color-families.ts has them.
FAMILIES = {
    "negro": ["negro"],
    "gris": ["gris oscuro", "gris", "gris claro", "plateado"],
    "blanco": ["blanco", "crudo"],
    "marrón": ["beige", "camel", "marrón", "marrón oscuro", "caqui"],
    "rojo": ["rojo", "burdeos", "coral"],
    "naranja": ["naranja", "salmón"],
    "amarillo": ["amarillo", "mostaza", "dorado"],
    "verde": ["verde oliva", "verde lima", "verde", "verde oscuro", "verde menta", "turquesa", "petróleo"],
    "azul": ["celeste", "azul", "azul vaquero", "azul grisáceo", "azul marino"],
    "morado": ["morado", "lila"],
    "rosa": ["fucsia", "rosa", "rosa palo"],
}  # fmt: skip
# Rare words that say nearly the same as a class.
SAME = {"finer": {"loafers": "shoes", "tights": "pants"}, "material": {"corduroy": "other"}}
# A careful person might as well have said the second name.
ALSO = 0.4
# How much each head counts beside `kind`.
SHARE = {"kind": 1.0, "finer": 1.0, "pattern": 0.6, "sleeve": 0.4, "length": 0.3, "material": 0.4, "style": 0.3, "color": 0.6}


def one_of(classes, value, head):
    value = SAME.get(head, {}).get(value, value)
    return classes.index(value) if value in classes else None


def targets_of(rows, kinds):
    """rows: of index.json -> {head: float (n, classes)}, each row summing to one, or to nothing."""
    with LABELS.open() as file:
        told = {row["image"]: row for row in csv.DictReader(file)}
    labels = torch.tensor([row["label"] for row in rows])
    targets = {"kind": F.one_hot(labels.clamp(min=0), len(kinds)).float() * (labels >= 0)[:, None]}
    for head, classes in HEADS.items():
        target = torch.zeros(len(rows), len(classes))
        for index, row in enumerate(rows):
            label = told.get(row["id"])
            if label is None:
                continue
            main = one_of(classes, label["kind" if head == "finer" else head], head)
            if main is None:
                continue
            also = one_of(classes, label["also"], head) if head == "color" else None
            target[index, main] = 1.0 if also is None else 1.0 - ALSO
            if also is not None:
                target[index, also] = ALSO
        targets[head] = target
    return targets
