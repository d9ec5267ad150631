"""Exports the garment network: python3 export.py --weights five six --side 224

models/garment.onnx takes RGB bytes (n, side, side, 3), normalises them, and returns the logits of every head
(n, classes) under its name and the `embedding` (n, 256). Weights are stored as float16 and widened on load.
models/garment.json lists the heads with their classes, the side and the checksum; its temperatures, odds and
thresholds are kept, and are set by `calibrate.ts`.
"""
import argparse
import datetime
import hashlib
import json
import pathlib

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from heads import HEADS
from net import MEAN, STD, GarmentNet, weights_of

TRAINING = pathlib.Path(__file__).parent.parent
OPSET = 15


class Shipped(torch.nn.Module):
    """The network with normalisation: picture bytes to logits of every head and the embedding."""

    def __init__(self, net):
        super().__init__()
        self.net = net
        self.register_buffer("mean", MEAN * 255)
        self.register_buffer("std", STD * 255)

    def forward(self, image):
        embedding = self.net.embed((image.permute(0, 3, 1, 2).float() - self.mean) / self.std)
        return *self.net.answer(embedding).values(), embedding


def halve_weights(model):
    """Stores large weights as float16 with a cast: half the file size at equal speed."""
    kept, casts = [], []
    for tensor in model.graph.initializer:
        values = numpy_helper.to_array(tensor)
        if values.dtype != np.float32 or values.ndim < 2 or values.size <= 256:
            kept.append(tensor)
            continue
        half = numpy_helper.from_array(values.astype(np.float16), f"{tensor.name}_half")
        kept.append(half)
        casts.append(helper.make_node("Cast", [half.name], [tensor.name], to=TensorProto.FLOAT))
    nodes = list(model.graph.node)
    del model.graph.initializer[:], model.graph.node[:]
    model.graph.initializer.extend(kept)
    model.graph.node.extend(casts + nodes)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cache", type=pathlib.Path, default=TRAINING / ".cache")
    parser.add_argument("--models", type=pathlib.Path, default=TRAINING.parent / "models")
    parser.add_argument("--weights", nargs="+", required=True, help="of several runs from the same start, their mean")
    parser.add_argument("--side", type=int, default=224)
    options = parser.parse_args()

    heads = {"kind": json.loads((options.cache / "index.json").read_text())["kinds"], **HEADS}
    net = GarmentNet({head: len(classes) for head, classes in heads.items()})
    net.load_state_dict(weights_of(options.cache, options.weights))
    shipped = Shipped(net).eval()
    path = options.models / "garment.onnx"
    names = [*heads, "embedding"]
    torch.onnx.export(
        shipped,
        torch.zeros(1, options.side, options.side, 3, dtype=torch.uint8),
        path,
        opset_version=OPSET,
        input_names=["image"],
        output_names=names,
        dynamic_axes={name: {0: "n"} for name in ["image", *names]},
        do_constant_folding=True,
    )
    model = onnx.load(path)
    halve_weights(model)
    onnx.checker.check_model(model)
    onnx.save(model, path)

    card = path.with_suffix(".json")
    known = json.loads(card.read_text()) if card.exists() else {}
    content = path.read_bytes()
    facts = {
        "side": options.side,
        "heads": {
            head: {"temperature": 1, **known.get("heads", {}).get(head, {}), "classes": classes}
            for head, classes in heads.items()
        },
        "sure": known.get("sure", {}),
        "sha256": hashlib.sha256(content).hexdigest(),
        "bytes": len(content),
        "exported": datetime.date.today().isoformat(),
    }
    card.write_text(json.dumps(facts, indent=2, ensure_ascii=False) + "\n")
    print(f"{path.name}: {len(content) / 1e6:.2f} MB, sha256 {facts['sha256']}")


if __name__ == "__main__":
    main()
